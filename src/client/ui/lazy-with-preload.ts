import { type ComponentType, createElement, use } from 'react';

interface Lazy<Module, Props> {
  Component: ComponentType<Props>;
  /** Fetches the code ahead of being drawn; once, however often it is called. */
  preload: () => Promise<Module>;
  /** Whether it is there, and drawing it waits for nothing. */
  isLoaded: () => boolean;
}

/**
 * A component whose code comes on its own. Unlike one of React's `lazy` it is drawn at once when its code is there
 * already: `lazy` shows a fallback first in any case, and React keeps a fallback for 300 ms at least.
 */
export function lazyWithPreload<Module, Props extends object = object>(
  load: () => Promise<Module>,
  componentIn: (module: Module) => ComponentType<Props>,
): Lazy<Module, Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<Module> | undefined;
  let failed = false;
  const preload = () => {
    // What did not come is asked for again with the next intent, not by the drawing, which would never end.
    if (failed) loading = undefined;
    failed = false;
    loading ??= load().then(
      (module) => {
        Loaded = componentIn(module);
        return module;
      },
      (error: unknown) => {
        failed = true;
        throw error;
      },
    );
    return loading;
  };
  const Component = (props: Props) => createElement(Loaded ?? componentIn(use(loading ?? preload())), props);
  return { Component, preload, isLoaded: () => Loaded !== undefined };
}
