import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Manifest, type Plugin, type UserConfig } from 'vite';

const entry = 'src/client/app/prerender.tsx';
const rendererDir = path.resolve('dist/prerender');
/** What most people see first. More would make the policy's list of styles long, which goes with every answer. */
const firstScreens: readonly string[] = ['/', '/jobs', '/auth'];
/** Of these, what is there to see without any of our code, which begins to come once that has been painted. */
const wholeScreens: readonly string[] = ['/', '/auth'];

/** What of a screen is drawn with it and gets its code later: only its styles come with the page. */
const drawnAhead: Readonly<Record<string, string>> = {
  '/': 'src/client/pages/public/LandingPage/BelowHero.tsx',
};

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
        allScreens().map(async ({ path: pattern, file, isOpen, ids, isForEverybody, isForSignedOut }) => {
          const drawn = withBody(page, await htmlOf(pattern.replaceAll(/:\w+/g, '1')));
          const html = isForSignedOut ? drawn : named(drawn);
          const needing = (...modules: string[]) => filesOf(['index.html', ...modules], manifest);
          const dressed = async (files: string[]) => {
            if (!firstScreens.includes(pattern)) return withFiles(html, files);
            const whole = await withStylesInside(html, files, outDir);
            return wholeScreens.includes(pattern) ? afterItIsPainted(whole) : afterWhatIsSeen(whole);
          };
          const later = drawnAhead[pattern];
          const looks = later === undefined ? [] : needing(later).filter((each) => each.endsWith('.css'));
          // With a session one is sent on, and with a query the form says something else.
          if (isForSignedOut) {
            const shown = await dressed(needing(file));
            return { path: pattern, html: withFiles(page, needing(file)), signedOutAtOnce: shown };
          }
          if (isOpen)
            return { path: pattern, isForEverybody, html: await dressed([...needing(file), ...looks]) };
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

/**
 * Nothing of our code travels or runs before the first paint, which it would only hold up, and nothing is asked. Where a browser does not tell of
 * its paints, or paints nothing as the tab is hidden, it begins a little later.
 */
function afterItIsPainted(page: string): string {
  const ours =
    /<script (?:id="asks"|type="module"[^>]*)>.*?<\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/gs;
  const later = [...page.matchAll(ours)].map(([tag]) => tag).join('');
  const begin = `<template id="later">${later}</template><script>${beginsWhenPainted}</script>`;
  return page.replaceAll(ours, '').replace('</head>', () => `${begin}</head>`);
}

const beginsWhenPainted = `{
  const later = document.getElementById('later');
  const begin = () => document.head.append(later.content);
  try { new PerformanceObserver(begin).observe({ type: 'paint', buffered: true }); } catch {}
  setTimeout(begin, 1000);
}`;

/** For what is there to see without our code, which comes after it. */
function afterWhatIsSeen(page: string): string {
  return page.replaceAll(
    /<script type="module"|<link rel="modulepreload"/g,
    (tag) => `${tag} fetchpriority="low"`,
  );
}
