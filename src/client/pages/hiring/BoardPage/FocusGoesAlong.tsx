import { Component, type ReactNode } from 'react';

interface Props {
  /** The card that is reached by Tab: who had the focus on one that is gone goes on there. */
  instead: number | undefined;
  children: ReactNode;
}

/**
 * A card that comes to stand in another column is another element there, and the one that had the focus is gone. Whatever
 * moved it, a key, a menu, a refusal or a colleague, the focus goes with it: looked up before what is drawn changes, given
 * back right after.
 */
export class FocusGoesAlong extends Component<Props> {
  override getSnapshotBeforeUpdate(): string | undefined {
    return document.activeElement?.closest('article[id^="card-"]')?.id;
  }

  override componentDidUpdate(_before: Props, _state: unknown, held: string | undefined): void {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!held || !isLost) return;
    const { instead } = this.props;
    (document.getElementById(held) ?? document.getElementById(`card-${instead}`))?.focus();
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
