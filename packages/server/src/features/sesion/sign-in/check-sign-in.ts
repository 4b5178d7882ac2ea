import type { Entrada } from '@catedra/shared/sesion/schemas.ts';
import { puedeEntrar } from '@catedra/shared/usuarios/rules.ts';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import {
  contraseñaUsada,
  contraseñaVencida,
  credencialesInvalidas,
  cuentaDeBaja,
  cuentaSuspendida,
} from '#features/sesion/errors.ts';
import { coincide } from '#features/sesion/passwords/credentials.ts';
import { type Attempt, counted, type Limits } from '#features/sesion/sign-in/limits.ts';
import { esAntigua, esContraseña, hashContraseña } from '#features/sesion/passwords/passwords.ts';
import { esAlAzar, esTemporal, yaUsada } from '#features/sesion/passwords/temporal.ts';
import { hashToken } from '#features/sesion/sessions/token.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/pool.ts';

export interface Door {
  readonly db: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly log: FastifyBaseLogger;
}

export interface Visitor {
  readonly address: string;
  /** The browser's own token, whoever it signed in. */
  readonly browser: string | null;
}

interface Account extends Record<string, unknown> {
  id: string;
  estado: string;
  hash: string | null;
  temporal: boolean | null;
  expira_en: string | null;
  usada_en: string | null;
  baja_desde: string | null;
  dada_por: string | null;
  known_browser: boolean;
}

/** Someone whose password was right a moment ago; it is looked at again when the session opens. */
export interface Checked {
  readonly usuarioId: string;
  readonly hash: string;
  /** The same password at today's cost, if it was kept at another. */
  readonly renovado: string | null;
}

/** While many come in it stays as it is: there will be another time. */
const renovar = async ({ temporal, hash }: Account, contraseña: string): Promise<string | null> =>
  hash && !temporal && esAntigua(hash) ? hashContraseña(contraseña).catch(() => null) : null;

async function findAccount(db: Database, who: string, browser: Buffer | null): Promise<Account | null> {
  const { rows } = await db.execute<Account>(sql`
    select u.id, u.estado, u.baja_desde, c.hash, c.temporal, c.expira_en, c.usada_en, n.hash is not null as known_browser,
           (select trim(q.nombre || ' ' || q.apellidos) from usuarios q where q.id = c.dada_por and q.fecha_baja is null) as dada_por
      from usuarios u left join credenciales c on c.usuario_id = u.id
      left join navegadores n on n.usuario_id = u.id and n.hash = ${browser}
     where lower(u.correo) = ${who} or lower(u.usuario) = ${who}`);
  return rows[0] ?? null;
}

/** Unknown people and those with a random temporary password take as long as everybody else. */
const matches = (account: Account | null, contraseña: string): Promise<boolean> =>
  account?.hash && !isRandom(account)
    ? coincide({ temporal: account.temporal ?? false, hash: account.hash }, contraseña)
    : esContraseña(null, contraseña);

const isRandom = ({ temporal, hash }: Account) => Boolean(temporal && hash && esAlAzar(hash));

/** Looks at a password that someone could guess within the limits. */
async function checkOwn(
  door: Door,
  account: Account | null,
  attempt: Attempt,
  contraseña: string,
): Promise<void> {
  const seen = { usuarioId: account?.id ?? null, ip: attempt.address };
  const taken = await door.limits.take(attempt).catch((error: unknown) => {
    door.log.warn(seen, 'demasiados intentos de entrar');
    throw error;
  });
  if (await counted(taken, () => matches(account, contraseña))) return;
  door.log.info(seen, 'entrada rechazada');
  throw credencialesInvalidas();
}

/** Who this is. An unknown person and a wrong password cost the same work and get the same answer. */
export async function checkSignIn(door: Door, visitor: Visitor, given: Entrada): Promise<Checked> {
  const who = given.identificador.toLowerCase();
  const browser = visitor.browser === null ? null : hashToken(visitor.browser);
  const account = await findAccount(door.db, who, browser);

  // Nobody guesses a random one, so it needs no limit: no stranger can keep a person from their first sign-in.
  const isTemporal = account?.hash && isRandom(account) && esTemporal(account.hash, given.contraseña);
  if (!isTemporal) {
    const attempt = {
      account: hashToken(who).toString('base64url'),
      address: visitor.address,
      knownBrowser: account?.known_browser && browser ? browser.toString('base64url') : null,
    };
    await checkOwn(door, account, attempt, given.contraseña);
  }
  if (!account?.hash) throw credencialesInvalidas();
  const now = door.clock.now();
  if (account.estado !== 'activo') throw cuentaSuspendida();
  if (!puedeEntrar({ estado: account.estado, bajaDesde: account.baja_desde }, now)) throw cuentaDeBaja();
  if (account.expira_en && new Date(account.expira_en) <= now) throw contraseñaVencida(account.dada_por);
  if (yaUsada(account.usada_en, now)) throw contraseñaUsada(account.dada_por);
  return { usuarioId: account.id, hash: account.hash, renovado: await renovar(account, given.contraseña) };
}
