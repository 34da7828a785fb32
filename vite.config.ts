import { createReadStream, readFileSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { apiReader } from './vite.reader.ts';
import { prerenderedScreens } from './vite.screens.ts';
import { define, visitorPages } from './vite.visitors.ts';

const outDir = 'dist/client';

/** "use client" says nothing to a page without server components; that compressing takes its time is known. */
const unremarkable = new Set(['MODULE_LEVEL_DIRECTIVE', 'PLUGIN_TIMINGS']);

export default defineConfig({
  publicDir: 'src/client/public',
  define,
  plugins: [
    react(),
    pdfData(),
    precompressed(),
    prerenderedScreens(outDir, { define }),
    visitorPages(outDir),
    apiReader(outDir),
    mailsPage(),
  ],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    // bench/web.bench.ts adds up from it what each route loads first.
    manifest: true,
    assetsInlineLimit: 0,
    // Which scripts a screen needs is named in the page that the server sends, and they are fetched when somebody is about to
    // open it: a list of all of them would be a sixth of our code that every page begins with.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, deps, { hostId }) => (hostId.includes('/start-') ? [] : deps),
    },
    rolldownOptions: {
      output: {
        // Without their names, as every page begins with a list of them.
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:7][extname]'
            : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            // Apart from our own code, so that a release of ours leaves them in the browser's cache.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
            { name: 'query', test: /node_modules\/@tanstack\/(react-)?query/ },
            // Few requests instead of forty, which on a slow line wait for each other.
            { name: 'start', test: /src\/(client\/(?!main\.)|domain\/)/, tags: ['$initial'] },
            // After what every page begins with: a group takes along what its files import.
            { name: 'chart', test: /src\/client\/features\/site\/(Chart|CompassRose|Mooring|seabed)/ },
            // Apart from the next, because they are all that signing in needs: first what many a screen has without a form.
            {
              name: 'field',
              test: /src\/(client\/ui\/(Field|Tabs|TextInput)|domain\/(limits|links|people))\./,
            },
            {
              name: 'form',
              test: /src\/(client\/ui\/(FormErrors|PasswordInput|use-form)|client\/kit\/fields\/form-fields|domain\/(accounts|names|fields\/(accounts|sentences)))\./,
            },
            // What most screens are drawn with; then, each apart because few need it all, what shows jobs, tables, times of other
            // places, what fills in forms, and what settles edits that met.
            {
              name: 'shared',
              test: /src\/(client\/(?!kit\/(edits|drafts\/use|fields|lists\/(Paged|Rows|ListBar))|ui\/(Table|ConfirmDialog)|features\/(jobs\/(?!job-cache)|matches|companies|files|admin|interviews|offers|applications\/(moving|use-move|StatusMenu|Status|status-look|place)|templates|questions|pool|pictures|response-times)|api\/send-file)|domain\/(?!fields\/|formatted-text|currencies|searched-words|signed-words|company-standing|time-zones|deadlines|interviews|mail-templates|placeholders|offers|offer-letter|steps|application-status))/,
              minShareCount: 6,
            },
            // Not of most: how texts are set, clocks of other places, and moving applications.
            {
              name: 'formatted',
              test: /src\/(domain\/formatted-text|client\/(ui\/Runs|features\/jobs\/(Text|Formatted|Plain)))/,
              minShareCount: 4,
            },
            {
              name: 'zones',
              test: /node_modules\/@date-fns\/tz\/|src\/domain\/(time-zones|deadlines|interviews)\./,
              minShareCount: 4,
            },
            {
              name: 'moving',
              test: /src\/(client\/features\/(applications\/(moving|use-move|StatusMenu|Status|status-look|place)|templates|questions|pool)|domain\/(steps|offers|offer-letter|placeholders|application-status|fields\/(steps|texts))\.)/,
              minShareCount: 4,
            },
            {
              name: 'jobs',
              test: /src\/(client\/features\/(jobs\/(?!job-columns|JobStatusPill)|matches\/(?!MatchReasons)|companies\/)|domain\/(searched-words|signed-words|company-standing)\.)/,
              minShareCount: 6,
            },
            { name: 'tables', test: /src\/client\/(ui\/(Table|ConfirmDialog)|kit\/lists)/, minShareCount: 6 },
            {
              name: 'times',
              test: /src\/(client\/features\/interviews|domain\/(time-zones|interviews))/,
              minShareCount: 6,
            },
            {
              name: 'filling',
              test: /src\/(client\/kit\/(drafts|fields)|domain\/(fields|mail-templates|placeholders))/,
              minShareCount: 6,
            },
            {
              name: 'editing',
              test: /src\/client\/(kit\/edits|features\/files\/(FileDrop|use-send-file)|api\/send-file)/,
              minShareCount: 6,
            },
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
    proxy: Object.fromEntries(
      ['/api', '/embed'].map((path) => [
        path,
        { target: process.env.API_ORIGIN ?? 'http://localhost:3000', changeOrigin: false },
      ]),
    ),
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

/**
 * What pdf.js fetches only when a file needs it, under an address that changes with its version: letters of fonts that a PDF
 * names and does not bring, tables of East Asian encodings, and the decoders of scanners' pictures as scripts.
 */
function pdfData(): Plugin {
  const { version } = JSON.parse(readFileSync('node_modules/pdfjs-dist/package.json', 'utf8')) as {
    version: string;
  };
  const address = `/assets/pdf-${version}/`;
  return {
    name: 'pdf-data',
    configureServer: (server) => {
      server.middlewares.use(address, (request, response, next) => {
        const file = (request.url ?? '').replace(/^\//, '');
        if (!isPdfData.test(file)) return next();
        response.setHeader(
          'Content-Type',
          file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream',
        );
        createReadStream(join('node_modules/pdfjs-dist', file)).on('error', next).pipe(response);
      });
    },
    writeBundle: async () => {
      const files = await readdir('node_modules/pdfjs-dist', { recursive: true });
      await Promise.all(
        files
          .filter((file) => isPdfData.test(file))
          .map((file) => cp(join('node_modules/pdfjs-dist', file), join(outDir, address, file))),
      );
    },
  };
}

const isPdfData =
  /^(cmaps\/[\w-]+\.bcmap|standard_fonts\/[\w-]+\.(pfb|ttf)|wasm\/\w+_nowasm_fallback\.js|(cmaps|standard_fonts|wasm)\/LICENSE\w*)$/;

/** Puts a .br and a .gz beside every built text file: the server sends them as they are. The page itself is left out, the server still writes into it. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true });
      const left = files.filter((file) => /\.(m?js|css|svg|bcmap)$/.test(file)).values();
      const work = async () => {
        for (const file of left) await compress(join(outDir, file));
      };
      // Of all at once each file would be open twice, and where an image is built a process may have 1,024 open.
      await Promise.all(Array.from({ length: 8 }, work));
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
