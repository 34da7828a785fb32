/** How an error came up: while something was drawn, while a press or key was answered, or in work that nobody waited for. */
export const browserErrorKinds = ['drawing', 'event', 'promise'] as const;
export type BrowserErrorKind = (typeof browserErrorKinds)[number];

/** The most that is told of one. */
export const browserErrorLimits = { stack: 20, components: 40 } as const;

/**
 * Of an error only these forms are told, in which nothing personal fits: no message, which may quote what was typed,
 * and of addresses no number or query.
 */
export const browserErrorForms = {
  name: /^[A-Za-z]{1,40}$/,
  /** 'TimesFields /assets/ApplicationPage-Cq1.js:1:2345'; without a name 'at', of what has none. */
  frame: /^[\w$.]{1,80} \/(assets|src)\/[\w./-]{1,120}:\d{1,7}:\d{1,7}$/,
  /** '/applications/:id'. */
  screen: /^(\/([a-z-]{1,40}|:id)){0,6}\/?$/,
} as const;

export interface BrowserError {
  kind: BrowserErrorKind;
  name: string;
  stack: string[];
  components: string[];
  screen: string;
}

/** What is told of an error; nothing where no line of it is ours: extensions of browsers fail in our pages too. */
export function toldOf(
  kind: BrowserErrorKind,
  error: unknown,
  { components = '', address }: { components?: string | null; address: string },
): BrowserError | undefined {
  const { name, stack } = error instanceof Error ? error : { name: 'Thrown', stack: '' };
  const told = {
    stack: framesIn(stack ?? '').slice(0, browserErrorLimits.stack),
    components: framesIn(components ?? '').slice(0, browserErrorLimits.components),
  };
  if (!told.stack.length && !told.components.length) return undefined;
  return {
    kind,
    name: browserErrorForms.name.test(name) ? name : 'Error',
    ...told,
    screen: screenOf(address),
  };
}

/** The lines of a stack that are ours, as 'name path:line:column'. Chromium writes 'at name (address)', others 'name@address'. */
function framesIn(stack: string): string[] {
  return stack.split('\n').flatMap((line) => {
    const found =
      /^\s*(?:at )?(?:async )?([\w$.]*)[^\w$.]*?@?\(?https?:\/\/[^/]+(\/[^?#:)]+)[^:)]*:(\d+):(\d+)\)?$/.exec(
        line,
      );
    const frame = found && `${found[1] || 'at'} ${found[2]}:${found[3]}:${found[4]}`;
    return frame && browserErrorForms.frame.test(frame) ? [frame] : [];
  });
}

function screenOf(address: string): string {
  const screen = address.replaceAll(/\/[^/]*[^/a-z-][^/]*/g, '/:id');
  return browserErrorForms.screen.test(screen) ? screen : '/';
}
