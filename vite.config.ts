import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { prerenderedScreens } from './vite.screens.ts';

const outDir = 'dist/client';

/** "use client" says nothing to a page without server components; that compressing takes its time is known. */
const unremarkable = new Set(['MODULE_LEVEL_DIRECTIVE', 'PLUGIN_TIMINGS']);

const define = { 'import.meta.env.BUILT_IN': new Date().getFullYear() };

export default defineConfig({
  publicDir: 'src/client/public',
  define,
  plugins: [react(), precompressed(), prerenderedScreens(outDir, { define }), mailsPage()],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    // bench/web.bench.ts adds up from it what each route loads first.
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Apart from our own code, so that a release of ours leaves them in the browser's cache.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
            { name: 'query', test: /node_modules\/@tanstack\// },
            // Few requests instead of forty, which on a slow line wait for each other.
            { name: 'start', test: /src\/(client\/(?!main\.)|domain\/)/, tags: ['$initial'] },
            // After what every page begins with: a group takes along what its files import.
            { name: 'chart', test: /src\/client\/features\/site\/(Chart|CompassRose|Mooring|seabed)/ },
            // Apart from the next, because it is all that signing in needs.
            {
              name: 'form',
              test: /src\/(client\/ui\/(Field|FormErrors|PasswordInput|Select|Tabs|TextInput|use-form)|client\/kit\/fields\/form-fields|domain\/(accounts|dates|limits|links|names|people|skills|fields\/(accounts|choices|dates|numbers|periods|problems|secrets|sentences|skills|texts|typed)))\./,
            },
            { name: 'shared', test: /src\/(client|domain)\//, minShareCount: 6 },
          ],
        },
      },
      onLog: (level, log, report) => {
        if (!log.code || !unremarkable.has(log.code)) report(level, log);
      },
    },
  },
  // The host stays as the browser sees it: the server refuses writes from other origins.
  server: {
    proxy: { '/api': { target: process.env.API_ORIGIN ?? 'http://localhost:3000', changeOrigin: false } },
  },
});

/** Every mail of the product at /mails.html, while it is developed. */
function mailsPage(): Plugin {
  return {
    name: 'mails-page',
    apply: 'serve',
    configureServer: (server) => {
      server.middlewares.use('/mails.html', async (_request, response, next) => {
        try {
          const { mailsPage: page } = await server.ssrLoadModule('/src/server/mail-gallery/mails-page.ts');
          response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page());
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** Puts a .br and a .gz beside every built text file: the server sends them as they are. The page itself is left out, the server still writes into it. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true });
      await Promise.all(
        files.filter((file) => /\.(js|css|svg)$/.test(file)).map((file) => compress(join(outDir, file))),
      );
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const brotli = await promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  const zipped = await promisify(gzip)(content, { level: 9 });
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}
