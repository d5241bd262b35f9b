import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/** Bytes in a buffer of their own. */
export type Bytes = Uint8Array<ArrayBuffer>;

const LEVEL = 5;
const pack = promisify(gzip);
const unpack = promisify(gunzip);

/**
 * A document that is stored compressed. While it is being sent, all readers share one unpacked copy, even a
 * hundred who read nothing.
 *
 * @example const plain = await (await Packed.of(bytes)).plain();
 */
export class Packed {
  readonly bytes: Bytes;
  #plain: WeakRef<Bytes> | undefined;
  #unpacking: Promise<Bytes> | undefined;

  /** @param bytes compressed with gzip */
  constructor(bytes: Bytes) {
    this.bytes = bytes;
  }

  /** Compresses in another thread than the one that answers. */
  static async of(plain: Bytes): Promise<Packed> {
    return new Packed(Uint8Array.from(await pack(plain, { level: LEVEL })));
  }

  plain(): Promise<Bytes> {
    const plain = this.#plain?.deref();
    if (plain !== undefined) return Promise.resolve(plain);
    this.#unpacking ??= this.#unpack().finally(() => {
      this.#unpacking = undefined;
    });
    return this.#unpacking;
  }

  async #unpack(): Promise<Bytes> {
    const { buffer, byteOffset, byteLength } = await unpack(this.bytes, { chunkSize: 1 << 20 });
    const plain = new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);
    this.#plain = new WeakRef(plain);
    return plain;
  }
}
