import { vi } from 'vitest';
import { unId } from '#testing/records.ts';

interface Kept {
  readonly size: number;
  bytes: number;
}

interface Cut {
  /** How many bytes of the next part arrive before the connection breaks. */
  readonly after: number;
}

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** A server of resumable uploads (tus) in memory, in the place of `XMLHttpRequest`. */
export function openUploads() {
  const kept = new Map<string, Kept>();
  const parts: { from: number; bytes: number }[] = [];
  let cut: Cut | null = null;
  let refusal: Refusal | null = null;
  let held: Promise<unknown> = Promise.resolve();

  const make = (request: FakeRequest) => {
    const id = unId(kept.size + 1);
    kept.set(id, { size: Number(request.sent['Upload-Length']), bytes: 0 });
    request.answer(201, { Location: `${request.url}/${id}` });
  };
  const take = async (request: FakeRequest, one: Kept, body: Blob) => {
    const from = Number(request.sent['Upload-Offset']);
    parts.push({ from, bytes: body.size });
    request.progress(body.size / 2, body.size);
    await held;
    if (request.aborted) return;
    const arrives = cut ? Math.min(cut.after, body.size) : body.size;
    one.bytes = from + arrives;
    if (cut) return request.fail();
    request.answer(204, { 'Upload-Offset': String(one.bytes) });
  };
  const serve = async (request: FakeRequest, body: Blob | null) => {
    if (refusal) return request.answer(refusal.status, {}, JSON.stringify({ error: refusal }));
    if (request.method === 'POST') return make(request);
    const one = kept.get(request.url.split('/').at(-1) ?? '');
    if (!one) return request.answer(404, {});
    if (request.method === 'PATCH' && body) return take(request, one, body);
    request.answer(200, { 'Upload-Offset': String(one.bytes), 'Upload-Length': String(one.size) });
  };

  class FakeRequest {
    readonly upload: { onprogress?: (event: object) => void } = {};
    readonly sent: Record<string, string> = {};
    method = '';
    url = '';
    status = 0;
    responseText = '';
    aborted = false;
    onload?: () => void;
    onerror?: (event: Event) => void;
    #headers: Readonly<Record<string, string>> = {};

    open(method: string, url: string): void {
      this.method = method;
      this.url = url;
    }
    setRequestHeader(name: string, value: string): void {
      this.sent[name] = value;
    }
    getResponseHeader(name: string): string | null {
      return this.#headers[name] ?? null;
    }
    send(body: Blob | null): void {
      queueMicrotask(() => void serve(this, body));
    }
    abort(): void {
      this.aborted = true;
    }
    progress(loaded: number, total: number): void {
      this.upload.onprogress?.({ lengthComputable: true, loaded, total });
    }
    answer(status: number, headers: Readonly<Record<string, string>>, text = ''): void {
      this.status = status;
      this.#headers = headers;
      this.responseText = text;
      if (!this.aborted) this.onload?.();
    }
    fail(): void {
      this.onerror?.(new Event('error'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);

  return {
    /** Each part as it was sent: from which byte, and how many. */
    parts: parts as readonly { readonly from: number; readonly bytes: number }[],
    isWhole: (id: string): boolean => kept.get(id)?.bytes === kept.get(id)?.size && kept.has(id),
    cutAfter: (after: number): void => void (cut = { after }),
    mend: (): void => void (cut = null),
    refuse: (status: number, code: string, message: string): void =>
      void (refusal = { status, code, message }),
    admit: (): void => void (refusal = null),
    /** Parts wait half-way until they are let go. */
    hold: (): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
}
