/** Where traces are sent, and what of them. */
export interface TraceSettings {
  /** Of a receiver of OTLP over HTTP, for traces. */
  url: string;
  /** What this server is called there. */
  service: string;
  /** Of all traces, from 0 to 1. */
  share: number;
}

/** To the address of the receiver, as OpenTelemetry has it. */
const added = '/v1/traces';

/** Reads the names that OpenTelemetry has for it; undefined where no receiver is named. */
export function readTraces(env: NodeJS.ProcessEnv, problems: string[]): TraceSettings | undefined {
  const endpoint = env['OTEL_EXPORTER_OTLP_ENDPOINT']?.trim();
  if (!endpoint) return undefined;
  if (!isBase(endpoint)) {
    problems.push(
      `OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a receiver of OTLP over HTTP, such as http://127.0.0.1:4318, to which ${added} is added.`,
    );
    return undefined;
  }
  const written = env['OTEL_TRACES_SAMPLER_ARG']?.trim() || '1';
  const share = Number(written);
  if (!(share >= 0 && share <= 1)) problems.push('OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1.');
  const service = env['OTEL_SERVICE_NAME']?.trim() || 'moorings';
  return { url: `${endpoint.replace(/\/+$/, '')}${added}`, service, share };
}

function isBase(text: string): boolean {
  if (!URL.canParse(text) || /[?#]/.test(text)) return false;
  const { protocol, pathname } = new URL(text);
  return /^https?:$/.test(protocol) && !pathname.replace(/\/+$/, '').endsWith(added);
}
