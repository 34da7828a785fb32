import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const entry = 'src/client/visitors/draw.tsx';
const outDir = path.resolve(import.meta.dirname, 'dist/visitors');

/** What stands in the place of these names in code that is built. */
export const define = { 'import.meta.env.BUILT_IN': new Date().getFullYear() };

/**
 * The pages that visitors read are drawn by the server, from components of the client: these are built for Node, with all they
 * need, into one file, and their styles into another. The files the styles name are the web app's own.
 */
export function visitorPages(clientDir: string): Plugin {
  return {
    name: 'visitor-pages',
    apply: 'build',
    async closeBundle(failure) {
      if (failure) return;
      await buildVisitorPages();
      await cp(path.join(outDir, 'assets'), path.join(clientDir, 'assets'), {
        recursive: true,
        filter: (file) => !file.endsWith('.css'),
      });
    },
  };
}

/** Builds them, and with `watch` again whenever a source of theirs changes. */
export async function buildVisitorPages({ watch = false } = {}): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [react(), { name: 'dress', writeBundle: writeDress }],
    // React is the one for production, whatever the environment says at run time: the other is thirty times as slow.
    define: { ...define, 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      target: 'node24',
      assetsInlineLimit: 0,
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: true,
      minify: false,
      watch: watch ? {} : null,
      rolldownOptions: { output: { entryFileNames: 'draw.js', codeSplitting: false } },
    },
  });
}

/** Their styles, for the server. */
async function writeDress(): Promise<void> {
  await buildApplyScript();
  await buildBoardScript();
  const assets = await readdir(path.join(outDir, 'assets'));
  const applyScript = assets.find((file) => /^apply-.+\.js$/.test(file));
  const sheets = assets.filter((file) => file.endsWith('.css'));
  const css = await Promise.all(sheets.map((file) => readFile(path.join(outDir, 'assets', file), 'utf8')));
  await writeFile(
    path.join(outDir, 'dress.json'),
    JSON.stringify({
      styles: byPreference(css.join('')),
      applyScript: applyScript && `/assets/${applyScript}`,
    }),
  );
}

/** The one script that these pages have: of the form to apply with. */
async function buildApplyScript(): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    // What is only asked for while a job is being flooded stands in a file of its own, which no other page loads.
    worker: {
      format: 'es',
      rolldownOptions: { output: { entryFileNames: 'assets/solve-[hash].js' } },
    },
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/client/visitors/sending/apply.ts',
        output: { entryFileNames: 'assets/apply-[hash].js' },
      },
    },
  });
}

/** The script of the pages of others: one file, for any kind of page, with its style sheet inside. */
async function buildBoardScript(): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: path.join(outDir, 'embed'),
      emptyOutDir: true,
      target: 'es2022',
      cssMinify: true,
      lib: {
        entry: 'src/client/embed/board.ts',
        name: 'MooringsBoard',
        formats: ['iife'],
        fileName: () => 'board.js',
      },
    },
  });
}

/** The app's dark theme is chosen by a switch, which is code; these pages go by what the reader's system prefers. */
function byPreference(css: string): string {
  const chosen = css
    .replaceAll(/\[data-theme=["']?dark["']?\]\{([^{}]*)\}/g, '@media (prefers-color-scheme:dark){:root{$1}}')
    .replaceAll(/,\[data-theme=["']?light["']?\]/g, '');
  if (chosen.includes('data-theme')) throw new Error('A style goes by a theme that visitors cannot choose.');
  return chosen;
}
