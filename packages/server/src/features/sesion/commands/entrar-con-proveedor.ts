import { puedeEntrar } from '@catedra/shared/usuarios/rules.ts';
import { randomUUID } from 'node:crypto';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { PERFIL_ESTUDIANTE } from '@catedra/shared/perfiles/permisos.ts';
import { and, eq, sql } from 'drizzle-orm';
import { abrirPuerta, type Dentro, type Navegador } from '#features/sesion/commands/entrar.ts';
import { descartarTemporal } from '#features/sesion/passwords/credentials.ts';
import { terminarSesionesDe } from '#features/sesion/sessions/end-sessions.ts';
import type { Identity } from '#features/sesion/oidc/identity.ts';
import { ProviderError } from '#features/sesion/oidc/provider.ts';
import { lockPersona, type Persona, recordAccess } from '#features/sesion/persona.ts';
import { identidadesTable } from '#features/sesion/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Work } from '#platform/changes/work.ts';

async function personaEnlazada(work: Work, { emisor, sujeto }: Identity): Promise<Persona | null> {
  const [identidad] = await work.tx
    .select()
    .from(identidadesTable)
    .where(and(eq(identidadesTable.emisor, emisor), eq(identidadesTable.sujeto, sujeto)));
  return identidad ? lockPersona(work, identidad.usuarioId) : null;
}

async function personaPorCorreo(work: Work, correo: string): Promise<Persona | null> {
  const [usuario] = await work.tx
    .select({ id: usuariosTable.id })
    .from(usuariosTable)
    .where(sql`lower(${usuariosTable.correo}) = ${correo}`);
  return usuario ? lockPersona(work, usuario.id) : null;
}

async function crearPersona(work: Work, { correo, nombre, apellidos }: Identity): Promise<Persona> {
  const momento = work.now.toISOString();
  const id = randomUUID();
  await work.tx.insert(usuariosTable).values({
    id,
    correo,
    nombre,
    apellidos,
    perfil: PERFIL_ESTUDIANTE,
    creadoEn: momento,
    actualizadoEn: momento,
  });
  const persona = await lockPersona(work, id);
  if (!persona) throw noEncontrado();
  const detalle = Object.entries(persona.usuario).map(([campo, valor]) => [campo, [null, valor]] as const);
  work.record({
    coleccion: 'usuarios',
    documento: id,
    antes: null,
    despues: persona.scope,
    detalle: Object.fromEntries(detalle),
  });
  return persona;
}

/** From now on this identity is this person; whoever was inside before may have been someone else. */
async function enlazar(work: Work, persona: Persona, { emisor, sujeto }: Identity): Promise<void> {
  const { id } = persona.usuario;
  await work.tx
    .insert(identidadesTable)
    .values({ emisor, sujeto, usuarioId: id, desde: work.now.toISOString() });
  await terminarSesionesDe(work, id);
  recordAccess(work, persona, { identidad: [null, emisor] });
}

async function personaNueva(work: Work, identidad: Identity, crear: boolean): Promise<Persona> {
  if (identidad.correo === null) throw new ProviderError('CORREO_NO_VERIFICADO');
  const suya = await personaPorCorreo(work, identidad.correo);
  if (suya && !puedeEntrar(suya.usuario, work.now)) throw new ProviderError('CUENTA_SUSPENDIDA');
  if (!suya && !crear) throw new ProviderError('SIN_CUENTA');
  const persona = suya ?? (await crearPersona(work, identidad));
  await enlazar(work, persona, identidad);
  return persona;
}

/** Lets in whoever the provider vouches for: by issuer and subject, and the first time by a checked e-mail. */
export async function entrarConProveedor(
  work: Work,
  identidad: Identity,
  navegador: Navegador,
  crear: boolean,
): Promise<Dentro & { readonly usuarioId: string }> {
  const persona = (await personaEnlazada(work, identidad)) ?? (await personaNueva(work, identidad, crear));
  if (!puedeEntrar(persona.usuario, work.now)) throw new ProviderError('CUENTA_SUSPENDIDA');
  await descartarTemporal(work, persona);
  const dentro = await abrirPuerta(work, persona.usuario.id, navegador);
  return { ...dentro, usuarioId: persona.usuario.id };
}
