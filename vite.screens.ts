import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Manifest, type Plugin, type UserConfig } from 'vite';

const entry = 'src/client/app/prerender.tsx';
const rendererDir = path.resolve('dist/prerender');
/** What most people see first. More would make the policy's list of styles long, which goes with every answer. */
const firstScreens: readonly string[] = ['/', '/jobs'];

/**
 * Writes screens.json beside the built page: for every screen the page the server sends for its address, and the one for
 * addresses that no screen has: from here the server knows which there are. A screen's page shows what is
 * the same for everybody before any of our code runs, and names all the files the screen needs, so that the browser does
 * not learn of them one after the other.
 */
export function prerenderedScreens(outDir: string, shared: Pick<UserConfig, 'define'>): Plugin {
  return {
    name: 'prerendered-screens',
    apply: 'build',
    async closeBundle(failure) {
      if (failure) return;
      const page = await readFile(path.join(outDir, 'index.html'), 'utf8');
      const manifest = JSON.parse(
        await readFile(path.join(outDir, '.vite/manifest.json'), 'utf8'),
      ) as Manifest;
      const { allScreens, allLeadingOn, htmlOf } = await renderer(shared);
      const screens = await Promise.all(
        allScreens().map(async ({ path: pattern, file, isOpen, ids, isForEverybody }) => {
          const html = named(withBody(page, await htmlOf(pattern.replaceAll(/:\w+/g, '1'))));
          const needing = (...modules: string[]) => filesOf(['index.html', ...modules], manifest);
          const dressed = async (files: string[]) =>
            firstScreens.includes(pattern)
              ? afterWhatIsSeen(await withStylesInside(html, files, outDir))
              : withFiles(html, files);
          if (isOpen) return { path: pattern, isForEverybody, html: await dressed(needing(file)) };
          return {
            path: pattern,
            ids,
            html: await dressed(
              needing('src/client/app/Workspace.tsx', 'src/client/app/NotificationBell.tsx', file),
            ),
            signedOut: withFiles(html, needing('src/client/pages/public/AuthPage/AuthPage.tsx')),
          };
        }),
      );
      const notFound = {
        html: page,
        // Who has a session is shown other ways on.
        signedOut: withFiles(
          named(withBody(page, await htmlOf('/nowhere/at/all'))),
          filesOf(['index.html', 'src/client/pages/public/NotFoundPage/NotFoundPage.tsx'], manifest),
        ),
      };
      const leadingOn = allLeadingOn().map((address) => ({ path: address, html: page }));
      const written = { screens: [...screens, ...leadingOn], notFound };
      await writeFile(path.join(outDir, 'screens.json'), JSON.stringify(written));
      await rm(rendererDir, { recursive: true });
    },
  };
}

/** The app built for Node, for as long as it takes to render. */
async function renderer(
  shared: Pick<UserConfig, 'define'>,
): Promise<typeof import('./src/client/app/prerender.tsx')> {
  await build({
    ...shared,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [react()],
    build: { ssr: entry, outDir: rendererDir, emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
  });
  return import(pathToFileURL(path.join(rendererDir, 'prerender.js')).href);
}

/** The chunks' files and those of everything they import at once, the first needed first. */
function filesOf(keys: string[], manifest: Manifest, seen = new Set<string>()): string[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build.`);
    if (seen.has(key)) return [];
    seen.add(key);
    return [...filesOf(chunk.imports ?? [], manifest, seen), ...(chunk.css ?? []), chunk.file];
  });
}

function withBody(page: string, body: string): string {
  // The policy lets no style attribute of a page's own take effect: what has one is left to our code.
  if (body.includes(' style="')) return page;
  return page.replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
}

/** With the heading in the browser's tab, as our code writes it there later. */
function named(page: string): string {
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(page)?.[1]?.replaceAll(/<[^>]*>/g, '');
  return heading
    ? page.replace(/<title>(.*?)<\/title>/, (_, brand: string) => `<title>${heading} · ${brand}</title>`)
    : page;
}

function withFiles(page: string, files: string[]): string {
  const tags = files
    .filter((file) => !page.includes(`"/${file}"`))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    );
  return page.replace('</head>', () => `${tags.join('')}</head>`);
}

/** Painted without waiting for another file. The files are named all the same, or our code would fetch them and wait. */
async function withStylesInside(page: string, files: string[], outDir: string): Promise<string> {
  const whole = withFiles(page, files);
  const sheets = [...whole.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g)].map(
    ([, file = '']) => file,
  );
  const css = await Promise.all(sheets.map((file) => readFile(path.join(outDir, file), 'utf8')));
  return whole
    .replaceAll('<link rel="stylesheet"', '<link rel="stylesheet" media="print"')
    .replace('</head>', () => `<style>${css.join('')}</style></head>`);
}

/** For what is there to see without our code, which comes after it. */
function afterWhatIsSeen(page: string): string {
  return page.replaceAll(
    /<script type="module"|<link rel="modulepreload"/g,
    (tag) => `${tag} fetchpriority="low"`,
  );
}
