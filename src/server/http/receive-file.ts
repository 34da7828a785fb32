import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { limits } from '#domain/limits.ts';
import { cutOff } from './body-time.ts';
import type { Place } from './upload-room.ts';
import { Refusal } from '#server/refusal.ts';

/** Slower than this over a while is no line but somebody who holds a place: bytes, and the while in milliseconds. */
const least = { bytes: 50_000, while: 10_000 };

const tooLarge = new Refusal(413, 'too_large', 'The request is larger than this call accepts.');
const brokenOff = new Refusal(400, 'broken_off', 'The request was not sent to its end.');

/**
 * Reads a body into memory as it comes, and no faster than there is room for it. What says beforehand that it is too large is
 * not begun; what becomes too large ends there; what comes too slowly is cut off.
 */
export function receiveFile(request: FastifyRequest, body: Readable, place: Place): Promise<Buffer> {
  const most = request.routeOptions.bodyLimit ?? limits.file;
  const { 'content-length': length } = request.headers;
  const announced = length === undefined ? undefined : Number(length);
  if (announced !== undefined && announced > most) return Promise.reject(tooLarge);

  return new Promise((resolve, reject) => {
    // Memory that nothing was written to yet is the system's to give, and costs nothing.
    let bytes: Buffer = Buffer.allocUnsafeSlow(announced ?? Math.min(64 * 1024, most));
    let come = 0;
    let before = 0;
    let hasWaited = false;
    const watch = setInterval(() => {
      if (!hasWaited && come - before < least.bytes) cutOff(request.raw.socket);
      before = come;
      hasWaited = body.isPaused();
    }, least.while);

    const end = (then: () => void) => {
      clearInterval(watch);
      body.off('data', more).off('end', whole).off('error', failed).off('close', left);
      then();
    };
    const refuseRest = (refusal: Error) =>
      end(() => {
        body.on('error', () => undefined).resume();
        reject(refusal);
      });
    const more = (chunk: Buffer) => {
      const size = come + chunk.length;
      if (size > most) return refuseRest(tooLarge);
      if (size > bytes.length) bytes = larger(bytes, Math.min(Math.max(size, bytes.length * 2), most));
      chunk.copy(bytes, come);
      come = size;
      const room = place.take(chunk.length);
      if (!room) return;
      hasWaited = true;
      body.pause();
      room.then(() => body.resume(), refuseRest);
    };
    const whole = () => end(() => resolve(bytes.subarray(0, come)));
    const failed = () => end(() => reject(brokenOff));
    const left = failed;
    body.on('data', more).once('end', whole).once('error', failed).once('close', left);
  });
}

function larger(bytes: Buffer, size: number): Buffer {
  const grown = Buffer.allocUnsafeSlow(size);
  bytes.copy(grown);
  return grown;
}
