import { setTimeout as pause } from 'node:timers/promises';
import type { Sampler } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { codeOf } from '#domain/errors.ts';
import { programVersion } from './program-version.ts';
import type { TraceSettings } from './trace-settings.ts';
import { type BeginSpan, spansGoTo } from './trace.ts';
import { watchTries } from './watch-tries.ts';

/** So long a receiver that does not answer is not spoken of again. */
const quietMs = 60_000;
/** So long a stop waits for the last spans. */
const farewellMs = 2_000;

const noAnswer = 'there was no answer in time';

/**
 * Hands spans to a receiver of OpenTelemetry (OTLP over HTTP) from now on. Its packages are loaded here and nowhere else, so
 * that a server that sends none has none of them in memory. Answers how to stop.
 */
export async function sendTraces(
  { url, service, share }: TraceSettings,
  log: Pick<Logger, 'warn'>,
): Promise<() => Promise<void>> {
  const [api, { BatchSpanProcessor, ParentBasedSampler, SamplingDecision, TracerProvider }] =
    await Promise.all([import('@opentelemetry/api'), import('@opentelemetry/sdk-trace')]);
  const [{ OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({ url });
  const tries = watchTries(new URL(url));
  let said = -Infinity;
  const complain = (why: string) => {
    if (performance.now() - said < quietMs) return;
    said = performance.now();
    log.warn({ receiver: new URL(url).host }, `Traces cannot be sent: ${why}`);
  };
  // Of traces that others begin, too: their numbers are theirs to choose, so ours are drawn.
  const drawn: Sampler = {
    shouldSample: () => ({
      decision: Math.random() < share ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
    }),
    toString: () => `Drawn{${share}}`,
  };
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': programVersion }),
    // How many are kept is the operator's to say, whatever a stranger's header asks for.
    sampler: new ParentBasedSampler({
      root: drawn,
      remoteParentSampled: drawn,
      remoteParentNotSampled: drawn,
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: {
          export: (spans, done) =>
            exporter.export(spans, (result) => {
              // It breaks such a connection off itself, which the try tells.
              const isLate = result.error?.message === 'Request timed out';
              if (result.error)
                complain(neverSent(result.error) ?? (isLate ? undefined : tries.lastFailure()) ?? noAnswer);
              done(result);
            }),
          shutdown: async () => exporter.shutdown(),
        },
      }),
    ],
  });

  const tracer = provider.getTracer('moorings', programVersion);
  const kinds = {
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    consumer: api.SpanKind.CONSUMER,
  };
  const begin: BeginSpan = (name, { kind, parent, attributes = {} }) => {
    const context = parent
      ? api.trace.setSpanContext(api.ROOT_CONTEXT, {
          traceId: parent.traceId,
          spanId: parent.spanId,
          traceFlags: parent.isSampled ? api.TraceFlags.SAMPLED : api.TraceFlags.NONE,
          isRemote: kind === 'server',
        })
      : api.ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, context);
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceId,
      spanId,
      isSampled: (traceFlags & api.TraceFlags.SAMPLED) !== 0,
      end: ({ name: later, attributes: more, failed } = {}) => {
        if (later !== undefined) span.updateName(later);
        if (more) span.setAttributes(more);
        if (failed !== undefined) {
          span.setAttribute('error.type', failed);
          span.setStatus({ code: api.SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  };
  spansGoTo(begin);
  return async () => {
    spansGoTo(undefined);
    const timer = new AbortController();
    const over = pause(farewellMs, undefined, { signal: timer.signal, ref: false }).then(
      () => complain(tries.lastFailure() ?? noAnswer),
      () => undefined,
    );
    // Why it failed has been said.
    await Promise.race([provider.shutdown().catch(() => undefined), over]);
    timer.abort();
    tries.end();
  };
}

/** Why Node has not even begun to send: by its code alone, as the sentence repeats what the receiver was to be told, and so a secret. */
function neverSent(error: Error): string | undefined {
  const code = codeOf(error);
  return code?.startsWith('ERR_') ? code : undefined;
}
