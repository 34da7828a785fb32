interface ImportMetaEnv {
  /** The year in which the web app was built. */
  readonly BUILT_IN: number;
}
