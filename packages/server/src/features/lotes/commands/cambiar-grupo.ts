import { ESTABAN_FUERA } from '@catedra/shared/lotes/schemas.ts';
import { decideEntrada, decideSalida } from '@catedra/shared/lotes/rules.ts';
import { sql } from 'drizzle-orm';
import { añadirPersonas, quitarPersonas, lockGrupo, MIEMBROS } from '#features/grupos/offers.ts';
import type { Accion } from '#features/lotes/aplicar.ts';
import { marcaDe } from '#features/lotes/marca.ts';
import type { Persona } from '#features/sesion/offers.ts';

const idsDe = (personas: readonly Persona[]) => personas.map(({ usuario }) => usuario.id);

export const añadirAGrupo = (grupoId: string, diasSiPaso?: number): Accion => ({
  comando: 'grupos.anadir-miembros',
  comprobar: async (work) => void (await lockGrupo(work, grupoId)),
  decidir: (actor, personas) => personas.map((persona) => decideEntrada(actor, persona, grupoId)),
  async apunta(work, personas) {
    const { rows } = await work.tx.execute<{ id: string }>(sql`
      select usuario_id as id from grupo_fuera
       where grupo_id = ${grupoId} and usuario_id = any(${sql.param(idsDe(personas))}::uuid[])`);
    const fuera = new Set(rows.map(({ id }) => id));
    const marca = work.now.toISOString();
    const apunte = (estabanFuera: boolean) => ({
      valor: estabanFuera ? ESTABAN_FUERA : '',
      marca,
      ids: idsDe(personas).filter((id) => fuera.has(id) === estabanFuera),
    });
    return [apunte(false), apunte(true)];
  },
  hacer: async (work, personas) =>
    void (await añadirPersonas(work, MIEMBROS, grupoId, idsDe(personas), diasSiPaso)),
});

export const quitarDeGrupo = (grupoId: string): Accion => ({
  comando: 'grupos.quitar-miembros',
  comprobar: async (work) => void (await lockGrupo(work, grupoId)),
  decidir: (_actor, personas) => personas.map((persona) => decideSalida(persona, grupoId)),
  apunta: async (work, personas) => [{ valor: '', marca: await marcaDe(work), ids: idsDe(personas) }],
  hacer: async (work, personas) => void (await quitarPersonas(work, MIEMBROS, grupoId, idsDe(personas))),
});
