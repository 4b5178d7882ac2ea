import { statfs } from 'node:fs/promises';
import { DomainError } from '@catedra/shared/core/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const LOOK_MS = 5000;
/** So many times the reserve, and whoever runs the program is told. */
const WARN_AT = 4;

/** Below so many megabytes nothing more is written, and so many are left: little, or enough. */
export interface Room {
  readonly libreMb: number;
  readonly reservaMb: number;
  readonly poco: boolean;
}

/** How much room is left where the database lives. */
export interface Disk {
  /** Told to whoever looks after the program; null before the first look, and where the database is another's. */
  readonly room: Room | null;
  /** Below the reserve: nothing more is written, so that PostgreSQL can live and everything can be read. */
  readonly full: boolean;
  close(): void;
}

interface DiskOptions {
  /** None where the database is another's. */
  readonly folder: string | null;
  readonly reserveMb: number;
  readonly log: Readonly<Record<'warn' | 'info', (fields: object, words: string) => void>>;
  readonly freeMb?: (folder: string) => Promise<number>;
}

async function freeMbOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return (bavail * bsize) / 2 ** 20;
}

type State = 'holgado' | 'justo' | 'lleno';

const WORDS: Readonly<Record<State, string>> = {
  holgado: 'Vuelve a haber espacio en el disco: se guarda con normalidad.',
  justo: 'Queda poco espacio en el disco de los datos. Libéralo pronto.',
  lleno: 'El disco de los datos está casi lleno: solo se lee hasta que haya espacio. Libéralo ya.',
};

export function watchDisk({
  folder,
  reserveMb,
  log,
  freeMb = freeMbOf,
}: DiskOptions): Disk & { look(): Promise<void> } {
  let state: State = 'holgado';
  let libreMb: number | null = null;
  const look = async () => {
    if (!folder) return;
    const free = await freeMb(folder);
    const before = state;
    libreMb = Math.floor(free);
    state = free < reserveMb ? 'lleno' : free < reserveMb * WARN_AT ? 'justo' : 'holgado';
    if (state === before) return;
    log[state === 'holgado' ? 'info' : 'warn']({ libreMb }, WORDS[state]);
  };
  const lookQuietly = () => void look().catch(() => undefined);
  lookQuietly();
  const timer = setInterval(lookQuietly, LOOK_MS).unref();
  return {
    get room() {
      return libreMb === null ? null : { libreMb, reservaMb: reserveMb, poco: state !== 'holgado' };
    },
    get full() {
      return state === 'lleno';
    },
    look,
    close: () => clearInterval(timer),
  };
}

/** Where there is always room: for what looks at no disk. */
export const roomyDisk: Disk = { room: null, full: false, close: () => undefined };

declare module 'fastify' {
  interface FastifyContextConfig {
    discoLleno?: 'sirve';
  }
}

/** Deleting makes room. */
const ALWAYS = ['GET', 'HEAD', 'OPTIONS', 'DELETE'];
const isAllowed = ({ method, routeOptions }: FastifyRequest): boolean =>
  ALWAYS.includes(method) || routeOptions.config.discoLleno === 'sirve';

/** Refuses what would be written while there is no room for it. */
export function refuseWhenFull(app: FastifyInstance, disk: Disk): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (disk.full && !isAllowed(request)) throw sinEspacio();
    done();
  });
}

const sinEspacio = () =>
  new DomainError(
    507,
    'SIN_ESPACIO',
    'No queda espacio en el servidor: por ahora se puede leer, pero no guardar. Lo que ya guardaste está a salvo.',
    { retryAfter: 60 },
  );
