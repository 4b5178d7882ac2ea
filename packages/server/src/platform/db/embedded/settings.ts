import { totalmem } from 'node:os';

export const SUPERUSER = 'catedra';
export const DATABASE = 'catedra';

/** Nothing of the app's own environment decides how PostgreSQL behaves. */
export const environment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Where a server answers: at a port of this machine and, if it has them, by its Unix sockets. */
export type Address = { port: number; sockets: string };

export function urlOf({ port, sockets }: Address, password: string, database = DATABASE): string {
  const way = sockets ? `?host=${encodeURIComponent(sockets)}` : '';
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}${way}`;
}

export type ServerOptions = {
  cluster: string;
  sockets: string;
  version: string;
  fsync: boolean;
  connections: number;
};

const MB = 2 ** 20;

/** A sixteenth of the memory there is: what is read again and again is at hand, and a small machine keeps the rest. */
export const buffersFor = (memory: number): number =>
  Math.min(512, Math.max(64, Math.floor(memory / 16 / MB)));

/** What this process may use of it, inside a container too. */
const memory = () => Math.min(totalmem(), process.constrainedMemory() || totalmem());

/** What PostgreSQL is started with, apart from its port: small enough for a small machine, closed to the network. */
export function serverArguments(
  { cluster, sockets, version, fsync, connections }: ServerOptions,
  port: number,
): string[] {
  const durability = fsync ? 'on' : 'off';
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: sockets,
    max_connections: String(connections),
    shared_buffers: `${buffersFor(memory())}MB`,
    fsync: durability,
    synchronous_commit: durability,
    full_page_writes: durability,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Neither what people typed nor what was asked for belongs in the log; the app logs its own errors.
    log_min_messages: 'warning',
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    // A query whose app was killed would otherwise hold its locks until it ends.
    client_connection_check_interval: '2s',
    // Tells a server of another release apart before it is adopted.
    cluster_name: `catedra-${version}`,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', cluster, '-p', String(port), ...flags];
}
