import { cursosDondeEmite, puedeEmitir, puedeVerCertificados } from '@catedra/shared/certificados/policy.ts';
import { clavesDe, documentoComparable } from '@catedra/shared/cargas/documentos.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { tituloComparable } from '@catedra/shared/externas/archivo/celdas.ts';
import {
  CLAVES_DE_EXTERNA,
  type ClaveDeExterna,
  type MapeoDeExternas,
} from '@catedra/shared/externas/archivo/datos.ts';
import type {
  EncuentrosDeExternas,
  FilaPorJuzgar,
  FormacionHallada,
  PersonaHallada,
} from '@catedra/shared/externas/archivo/juzgar.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { sql } from 'drizzle-orm';
import { cursosBinding } from '#features/cursos/binding.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { catalogoExternoTable } from '#features/externas/table.ts';
import { type DeEllas, leerLoDeEllas } from '#features/externas/archivo/lo-de-ellas.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

const comparable = (clave: ClaveDeExterna, valor: string): string =>
  clave === 'documento' ? documentoComparable(valor) : valor.toLowerCase();

type Hallada = PersonaHallada & { readonly valores: Readonly<Record<ClaveDeExterna, string | null>> };

interface PersonaRow extends Record<string, unknown> {
  readonly id: string;
  readonly nombre: string;
  readonly zona: string;
  readonly alcanzada: boolean;
  readonly correo: string | null;
  readonly usuario: string | null;
  readonly documento: string | null;
}

const lista = (valores: Iterable<string>) => sql`${sql.param([...valores])}::text[]`;

/** Of those the rows speak of, whoever is in sight: of the others nothing is told apart from nobody. */
async function leerPersonas(
  db: Database | Tx,
  actor: Actor,
  now: Date,
  dichos: Readonly<Record<ClaveDeExterna, ReadonlySet<string>>>,
): Promise<Hallada[]> {
  const { rows } = await db.execute<PersonaRow>(sql`
    select ${usuariosTable.id} as id, trim(${usuariosTable.nombre} || ' ' || ${usuariosTable.apellidos}) as nombre,
           zona_de(${usuariosTable.zonaHoraria}, (select zona_horaria from academia)) as zona,
           (${scopeSql(usuariosBinding, puedeEmitir(actor)) ?? sql`true`}) as alcanzada,
           lower(${usuariosTable.correo}) as correo, lower(${usuariosTable.usuario}) as usuario,
           ${usuariosTable.documento} as documento
      from ${usuariosTable}
     where ${usuariosTable.fechaBaja} is null and (${scopeSql(usuariosBinding, puedeVerCertificados(actor)) ?? sql`true`})
       and ${usuariosTable.id} in (
         select id from usuarios where lower(correo) = any(${lista(dichos.correo)})
         union select id from usuarios where lower(usuario) = any(${lista(dichos.usuario)})
         union select usuarios_con_documento(${lista([...dichos.documento].flatMap(clavesDe))}))`);
  return rows.map(({ id, nombre, zona, alcanzada, correo, usuario, documento }) => ({
    id,
    nombre,
    hoy: diaEn(now, zona),
    seAlcanza: alcanzada,
    valores: { correo, usuario, documento },
  }));
}

/** The courses of which this person may record, and the catalogue with what was withdrawn from it. */
export async function leerFormaciones(db: Database | Tx, actor: Actor): Promise<FormacionHallada[]> {
  const [cursos, entradas] = await Promise.all([
    db.execute<{ id: string; titulo: string }>(sql`
      select ${cursosTable.id} as id, ${cursosTable.titulo} as titulo from ${cursosTable}
       where viva(${cursosTable.papelera}) and (${scopeSql(cursosBinding, cursosDondeEmite(actor)) ?? sql`true`})`),
    db.select().from(catalogoExternoTable),
  ]);
  return [
    ...cursos.rows.map(({ id, titulo }) => ({ cursoId: id, entradaId: null, titulo, retirada: false })),
    ...entradas.map(({ id, titulo, retiradaEn }) => ({
      cursoId: null,
      entradaId: id,
      titulo,
      retirada: retiradaEn !== null,
    })),
  ];
}

/** A course of ours goes before an entry of the catalogue with its title. */
function porTitulo(formaciones: readonly FormacionHallada[]) {
  const con = Map.groupBy(formaciones, ({ titulo }) => tituloComparable(titulo));
  return (titulo: string): readonly FormacionHallada[] => {
    const suyas = con.get(titulo) ?? [];
    const cursos = suyas.filter(({ cursoId }) => cursoId !== null);
    return cursos.length > 0 ? cursos : suyas;
  };
}

function porClave(personas: readonly Hallada[]) {
  const con = new Map<string, Hallada>();
  for (const persona of personas)
    for (const clave of CLAVES_DE_EXTERNA) {
      const valor = persona.valores[clave];
      if (valor) con.set(`${clave} ${comparable(clave, valor)}`, persona);
    }
  return (clave: ClaveDeExterna, valor: string) => con.get(`${clave} ${comparable(clave, valor)}`);
}

const SIN_NADA: DeEllas = { yaEsta: () => false, aviso: () => null };

/** What the academy knows of what these rows speak of, as far as this person may. */
export async function leerEncuentros(
  db: Database | Tx,
  actor: Actor,
  now: Date,
  filas: readonly FilaPorJuzgar[],
  mapeo: MapeoDeExternas,
): Promise<EncuentrosDeExternas> {
  const dichosDe = (clave: ClaveDeExterna): ReadonlySet<string> => {
    const columna = mapeo.indexOf(clave);
    const valores = filas.map(({ celdas }) => (celdas[columna] ?? '').trim()).filter(Boolean);
    return new Set(valores.map((valor) => comparable(clave, valor)));
  };
  const dichos = {
    documento: dichosDe('documento'),
    correo: dichosDe('correo'),
    usuario: dichosDe('usuario'),
  };
  const [personas, formaciones] = await Promise.all([
    leerPersonas(db, actor, now, dichos),
    leerFormaciones(db, actor),
  ]);
  const deEllas =
    personas.length > 0
      ? await leerLoDeEllas(
          db,
          personas.map(({ id }) => id),
        )
      : SIN_NADA;
  return {
    persona: porClave(personas),
    formaciones: porTitulo(formaciones),
    titulos: formaciones.flatMap(({ titulo, retirada }) => (retirada ? [] : [titulo])),
    ...deEllas,
  };
}
