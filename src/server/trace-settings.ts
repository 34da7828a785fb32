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

/** Read by what sends: here only whether it can be told with each of them, as nothing would be sent otherwise. */
const headerSettings = ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_TRACES_HEADERS'];

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
  for (const name of headerSettings)
    if (!areHeaders(env[name] ?? ''))
      problems.push(`${name} must be headers as name=value, separated by commas, such as api-key=….`);
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

/** Whether each has a name that a header can have, which may be written in per cent, and something after it. */
function areHeaders(text: string): boolean {
  const written = text.split(',').filter((one) => one.trim());
  return written.every((one) => {
    const [name = '', value] = one.split('=', 2);
    return value !== undefined && isToken(name.trim());
  });
}

function isToken(name: string): boolean {
  try {
    return /^[\w!#$%&'*+.^`|~-]+$/.test(decodeURIComponent(name));
  } catch {
    return false;
  }
}
