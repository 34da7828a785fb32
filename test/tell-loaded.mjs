// Loaded ahead of a program: tells at its end how many modules it has loaded, and how many of these send traces. The names
// that OpenTelemetry gives to things (its api) send nothing, and come with prom-client.
import { registerHooks } from 'node:module';

const loaded = new Set();
registerHooks({
  load: (url, context, next) => {
    loaded.add(url);
    return next(url, context);
  },
});
process.on('exit', () => {
  const sending = [...loaded].filter((url) => /\/node_modules\/@opentelemetry\/(?!api\/)/.test(url));
  process.stderr.write(`loaded: ${loaded.size} modules, ${sending.length} that send traces\n`);
});
