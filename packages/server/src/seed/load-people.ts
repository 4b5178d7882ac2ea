import { camposTable } from '#features/campos/table.ts';
import {
  grupoCursosTable,
  grupoFueraTable,
  grupoMiembrosTable,
  grupoReglasTable,
  grupoReglaUsosTable,
  gruposTable,
  grupoTutoresTable,
} from '#features/grupos/table.ts';
import { perfilesTable } from '#features/perfiles/table.ts';
import { hashContraseña } from '#features/sesion/passwords/passwords.ts';
import { credencialesTable } from '#features/sesion/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Tx } from '#platform/db/pool.ts';
import { CONTRASEÑA_DEMO, cuentasDemo } from '#seed/accounts.ts';
import { campos, camposDe } from '#seed/content/campos.ts';
import { aMinutos, momentoLocal } from '#seed/content/calendario.ts';
import { grupoPorRegla } from '#seed/content/grupo-por-regla.ts';
import { grupos, INAUGURACION } from '#seed/content/grupos.ts';
import { idDe } from '#seed/content/id.ts';
import { perfiles } from '#seed/content/perfiles.ts';
import { personas } from '#seed/content/personas.ts';
import type { VencimientoDemo } from '#seed/content/types.ts';
import { idDeCurso } from '#seed/load-courses.ts';

export const idDePersona = (clave: string) =>
  personas.find((persona) => persona.clave === clave)?.id ?? idDe(`persona:${clave}`);

function vencimiento(now: Date, vence: VencimientoDemo | null) {
  if (!vence) return {};
  if (vence.tipo === 'alta') return { venceEnDias: vence.dias };
  return { venceEn: momentoLocal(now, vence.enDias, aMinutos(vence.hora) * 60).toISOString() };
}

export async function loadPeople(tx: Tx, now: Date): Promise<void> {
  const hace = (dias: number) => momentoLocal(now, -dias, 9 * 3600).toISOString();
  const alta = { creadoEn: hace(70), actualizadoEn: hace(70) };
  await tx.insert(perfilesTable).values(perfiles.map((perfil) => ({ ...perfil, ...alta })));
  await tx.insert(camposTable).values(campos.map((campo, i) => ({ ...campo, ...alta, orden: i + 1 })));
  await tx.insert(usuariosTable).values(
    personas.map(({ clave, accesoHaceDias, ...persona }) => ({
      ...persona,
      campos: camposDe(clave),
      ...alta,
      ultimoAcceso: accesoHaceDias === null ? null : hace(accesoHaceDias),
    })),
  );
  const secreto = await hashContraseña(CONTRASEÑA_DEMO);
  await tx.insert(credencialesTable).values(cuentasDemo.map(({ id }) => ({ usuarioId: id, hash: secreto })));
}

export async function loadGroups(tx: Tx, now: Date): Promise<void> {
  const hace = (dias: number) => momentoLocal(now, -dias, 9 * 3600).toISOString();
  for (const { clave: _clave, miembros, tutores, cursos, ...grupo } of grupos) {
    const grupoId = grupo.id;
    await tx.insert(gruposTable).values({ ...grupo, creadoEn: hace(65), actualizadoEn: hace(65) });
    await tx.insert(grupoMiembrosTable).values(
      miembros.map(({ persona, altaHaceDias }) => ({
        grupoId,
        usuarioId: idDePersona(persona),
        desde: hace(altaHaceDias),
      })),
    );
    await tx
      .insert(grupoTutoresTable)
      .values(
        tutores.map((tutor) => ({ grupoId, usuarioId: idDePersona(tutor), desde: hace(INAUGURACION) })),
      );
    await tx.insert(grupoCursosTable).values(
      cursos.map(({ curso, vence }) => ({
        grupoId,
        cursoId: idDeCurso(curso),
        desde: hace(INAUGURACION),
        ...vencimiento(now, vence),
      })),
    );
  }
  await loadGroupByRule(tx, hace(30));
}

async function loadGroupByRule(tx: Tx, desde: string): Promise<void> {
  const { grupo, regla, usos, porRegla, aMano, fuera } = grupoPorRegla;
  const grupoId = grupo.id;
  await tx.insert(gruposTable).values({ ...grupo, creadoEn: desde, actualizadoEn: desde });
  await tx
    .insert(grupoReglasTable)
    .values({ grupoId, regla, guardadaPor: idDePersona('superadmin'), guardadaEn: desde });
  await tx.insert(grupoReglaUsosTable).values(usos.map((campoId) => ({ grupoId, campoId })));
  await tx
    .insert(grupoMiembrosTable)
    .values([
      ...porRegla.map((usuarioId) => ({ grupoId, usuarioId, desde, origen: 'regla' as const })),
      ...aMano.map((usuarioId) => ({ grupoId, usuarioId, desde })),
    ]);
  await tx.insert(grupoFueraTable).values(fuera.map((usuarioId) => ({ grupoId, usuarioId, desde })));
}
