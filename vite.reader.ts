import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import scalar from '@scalar/fastify-api-reference';
import fastify from 'fastify';
import { build, type Plugin } from 'vite';

/**
 * The reader of the API's description (docs/decisions/0070): the package's one script as the package itself hands it out, and ours
 * that begins it, with its styles. What they are called stands in reader.json, for the server.
 */
export function apiReader(clientDir: string): Plugin {
  return {
    name: 'api-reader',
    apply: 'build',
    async closeBundle(failure) {
      if (failure) return;
      const [script, [begin, styles]] = await Promise.all([writePackage(clientDir), buildOurs(clientDir)]);
      await writeFile(path.join(clientDir, 'reader.json'), JSON.stringify({ script, begin, styles }));
    },
  };
}

async function writePackage(clientDir: string): Promise<string> {
  const server = fastify();
  await server.register(scalar, { routePrefix: '/reader', configuration: { url: '/api/openapi.json' } });
  const { rawPayload, statusCode } = await server.inject('/reader/js/scalar.js');
  if (statusCode !== 200) throw new Error('The package hands out its script at another address.');
  await server.close();
  const name = `scalar-${createHash('sha256').update(rawPayload).digest('base64url').slice(0, 8)}.js`;
  const file = path.join(clientDir, 'assets', name);
  // Not as small as it goes: that would take a quarter of a minute of every build, for a tenth less.
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: rawPayload.length,
  };
  await Promise.all([
    writeFile(file, rawPayload),
    writeFile(`${file}.br`, await promisify(brotliCompress)(rawPayload, { params })),
    writeFile(`${file}.gz`, await promisify(gzip)(rawPayload)),
  ]);
  return `/assets/${name}`;
}

/** The addresses of our script and of the styles beside it. */
async function buildOurs(clientDir: string): Promise<[begin: string, styles: string]> {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: clientDir,
      emptyOutDir: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        input: 'src/client/reader/reader.ts',
        output: { entryFileNames: 'assets/reader-[hash].js' },
      },
    },
  });
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const named = (pattern: RegExp) => {
    const file = files.find(({ fileName }) => pattern.test(fileName));
    if (!file) throw new Error('The reader of the API was not built.');
    return `/${file.fileName}`;
  };
  return [named(/\/reader-.+\.js$/), named(/\.css$/)];
}
