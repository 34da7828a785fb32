import { useEffect, useState } from 'react';

interface LateCode<Code> {
  /** Fetches it ahead of being needed; once, however often it is called. */
  preload: () => Promise<Code>;
  /** The code, once it is there; asked for as soon as it is wanted. */
  useCode: (wanted?: boolean) => Code | undefined;
}

/**
 * Code that comes on its own, for what part of a page needs and not everybody. Not by React's `lazy`, which would show what
 * stands for it for 300 ms at least, while what it shows comes sooner.
 */
export function codeOf<Code>(load: () => Promise<Code>): LateCode<Code> {
  let code: Code | undefined;
  const preload = async () => {
    code ??= await load();
    return code;
  };
  return {
    preload,
    useCode: (wanted = true) => {
      const [loaded, setLoaded] = useState(() => code);
      const [failure, setFailure] = useState<{ error: unknown }>();
      useEffect(() => {
        if (wanted && !loaded)
          preload().then(
            (come) => setLoaded(() => come),
            (error: unknown) => setFailure({ error }),
          );
      }, [wanted, loaded]);
      // What stands around the page says that code is missing.
      if (failure) throw failure.error;
      return loaded;
    },
  };
}
