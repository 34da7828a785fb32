import type { Locator, Page } from 'playwright-core';

/** A hand that counts: each key that is struck and each press with the pointer. Words that are typed count as none. */
export class Hand {
  presses = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async key(key: string): Promise<void> {
    this.presses += 1;
    await this.page.keyboard.press(key);
  }

  async press(what: Locator): Promise<void> {
    this.presses += 1;
    await what.click();
  }

  async words(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }
}

/** One of the things people do all day, from the screen they do it on. */
export interface Task {
  name: string;
  /** Where it begins. */
  address: string;
  /** What has to be there before it begins, which is not counted. */
  before?: (page: Page) => Promise<void>;
  /** Until what says that it is done. */
  act: (hand: Hand) => Promise<void>;
}
