import { type ActividadEditable, actividades } from '@catedra/shared/actividades/collection.ts';
import { type Contenido, tipoDe } from '@catedra/shared/actividades/contenido.ts';
import type { Requisitos } from '@catedra/shared/actividades/requisitos.ts';
import { getTableColumns, sql } from 'drizzle-orm';
import { exigirQueAlgunaSeRepita } from '#features/actividades/alguna-se-repite.ts';
import { exigirALaVista } from '#features/actividades/lo-nombrado.ts';
import { actividadesTable } from '#features/actividades/table.ts';
import { cleanMoment, cleanRichText } from '#features/cursos/binding.ts';
import { cursoVivo, vivaSql } from '#features/papelera/table.ts';
import { sinCerrar } from '#features/cursos/offers.ts';
import { bind, type Binding } from '#platform/collections/binding.ts';
import { qualified } from '#platform/db/qualified.ts';

const limpio = (contenido: Contenido): Contenido =>
  Object.fromEntries(
    Object.entries(contenido).map(([campo, valor]) => [
      campo,
      tipoDe(contenido.tipo).ricos.includes(campo) ? cleanRichText(String(valor)) : valor,
    ]),
  ) as Contenido;

const conMomentos = ({ modo, condiciones }: Requisitos): Requisitos => ({
  modo,
  condiciones: condiciones.map((una) =>
    una.tipo === 'fecha' ? { ...una, desde: new Date(una.desde).toISOString() } : una,
  ),
});

export const actividadesBinding: Binding = bind({
  collection: actividades,
  table: actividadesTable,
  columns: getTableColumns(actividadesTable),
  relations: {},
  computed: {
    cursoTitulo: sql`(select cursos.titulo from cursos where cursos.id = ${qualified(actividadesTable.cursoId)})`,
  },
  alive: sql`(${vivaSql(qualified(actividadesTable.papelera))} and ${cursoVivo(qualified(actividadesTable.cursoId))})`,
  searchText: sql`llano(${actividadesTable.titulo})`,
  clean: (values) => {
    const {
      contenido,
      requisitos,
      noSeRepite = false,
      disponibleDesde,
      disponibleHasta,
      venceEn,
    } = values as ActividadEditable;
    return {
      ...values,
      contenido: limpio(contenido),
      requisitos: conMomentos(requisitos),
      noSeRepite,
      disponibleDesde: cleanMoment(disponibleDesde),
      disponibleHasta: cleanMoment(disponibleHasta),
      venceEn: cleanMoment(venceEn),
    };
  },
  named: async (work, before, after) => {
    await exigirALaVista(work, actividadesBinding, before, after);
    await exigirQueAlgunaSeRepita(work, before, after);
  },
  around: (work, rows, write) =>
    sinCerrar(
      work,
      rows.map(({ cursoId }) => String(cursoId)),
      write,
    ),
  unique: {},
  foreign: {
    actividades_curso_id_cursos_id_fk: 'cursoId',
    actividades_seccion_del_curso: 'seccion',
  },
});
