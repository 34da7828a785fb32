/** What Node is told of its memory where it becomes the server. */
export function heapFlags(memory?: number, said?: string): string[];

/** What its libraries are told of theirs, in the environment. */
export function heapEnvironment(said?: NodeJS.ProcessEnv): { MALLOC_ARENA_MAX: string };
