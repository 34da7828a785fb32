/** What Node is told of its memory where it becomes the server. */
export function heapFlags(memory?: number, said?: string): string[];
