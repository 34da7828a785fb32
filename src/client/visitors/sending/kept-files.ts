/** Files that were chosen and have not arrived yet stay on the device: a browser gives no file back to a page that is loaded anew. */
const name = 'moorings-applying';
const store = 'files';

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

async function inStore(
  mode: IDBTransactionMode,
  work: (files: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  // Where a browser keeps nothing, in a private window or for want of room, the form works all the same.
  try {
    const database = await opened();
    return await new Promise((resolve, reject) => {
      const request = work(database.transaction(store, mode).objectStore(store));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  } catch {
    return undefined;
  }
}

export async function keepFile(place: string, file: File | undefined): Promise<void> {
  await inStore('readwrite', (files) => (file ? files.put(file, place) : files.delete(place)));
}

export async function keptFile(place: string): Promise<File | undefined> {
  const file = await inStore('readonly', (files) => files.get(place));
  return file instanceof File ? file : undefined;
}
