import { type CursoEditable, cursos } from '@catedra/shared/cursos/collection.ts';
import { sinNadaQueVer } from '@catedra/shared/cursos/sin-nada-que-ver.ts';
import { getTableColumns, sql } from 'drizzle-orm';
import { cursosTable } from '#features/cursos/table.ts';
import { exigirArchivosALaVista } from '#features/cursos/lo-que-nombra.ts';
import { exigirImagen } from '#features/cursos/su-imagen.ts';
import { sinCerrar } from '#features/cursos/sin-cerrar.ts';
import { vivaSql } from '#features/papelera/table.ts';
import { bind, type Binding } from '#platform/collections/binding.ts';
import { qualified } from '#platform/db/qualified.ts';
import { computedKey, spanishKey } from '#platform/db/sorting.ts';
import { cleanHtml } from '#platform/rich-text/clean-html.ts';

/** Harmless rich text; what shows nothing is stored empty, so that "is there something?" is a comparison. */
export function cleanRichText(html: string): string {
  const clean = cleanHtml(html);
  return sinNadaQueVer(clean) ? '' : clean;
}

/** The moment as the database gives it back, so that moments compare as text and a repeated write is the same. */
export const cleanMoment = (moment: string | null): string | null => moment && new Date(moment).toISOString();

const id = qualified(cursosTable.id);
const computed = {
  secciones: sql`(select count(*)::int from secciones where secciones.curso_id = ${id} and viva(secciones.papelera))`,
  actividades: sql`(select count(*)::int from actividades where actividades.curso_id = ${id}
      and not actividades.oculta and viva(actividades.papelera))`,
};

export const cursosBinding: Binding = bind({
  collection: cursos,
  table: cursosTable,
  columns: getTableColumns(cursosTable),
  relations: {},
  computed,
  sortKeys: {
    actividades: computedKey('actividades', computed.actividades),
    categoria: spanishKey('categoria', cursosTable.categoria),
  },
  alive: vivaSql(qualified(cursosTable.papelera)),
  searchText: sql`texto_de_curso(${cursosTable.titulo}, ${cursosTable.descripcion}, ${cursosTable.categoria}, ${cursosTable.etiquetas})`,
  clean: (values) => {
    const { descripcion, iniciaEn, terminaEn } = values as CursoEditable;
    return {
      ...values,
      descripcion: cleanRichText(descripcion),
      iniciaEn: cleanMoment(iniciaEn),
      terminaEn: cleanMoment(terminaEn),
    };
  },
  named: async (work, before, after) => {
    await exigirImagen(work, cursosBinding, before, after);
    const [antes, despues] = [before?.descripcion, after.descripcion];
    await exigirArchivosALaVista(work, { cursoId: after.id, campo: 'descripcion', antes, despues });
  },
  around: (work, rows, write) =>
    sinCerrar(
      work,
      rows.map((row) => String(row.id)),
      write,
    ),
  unique: {},
  foreign: { cursos_imagen_archivo: 'imagen' },
});

/** One that comes with its own files, from a package or a copy: they are written after it, and nobody but the academy named them. */
export const cursosConSusArchivosBinding: Binding = (() => {
  const { named: _named, ...loDemas } = cursosBinding;
  return bind(loDemas);
})();
