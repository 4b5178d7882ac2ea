import type { z } from 'zod';
import { type ActividadEditable, actividades } from '#actividades/collection.ts';
import { contenidoVacio, TIPOS_ACTIVIDAD, type TipoActividad, tipoDe } from '#actividades/contenido.ts';
import { ajustesIniciales } from '#actividades/inicial.ts';
import type { Archivos } from '#paquetes/archivos-usados.ts';
import { admitir, anotar, type Informe } from '#paquetes/informe.ts';
import { cambiarReferencias } from '#paquetes/referencias.ts';
import { type Conocidos, leerRequisitos } from '#paquetes/requisitos.ts';

type Crudo = Readonly<Record<string, unknown>>;
type ConId<T> = T & { readonly id: string };

const tituloDe = ({ titulo }: Crudo) =>
  typeof titulo === 'string' ? `«${titulo.slice(0, 80)}»` : 'sin título';

export function esConocida(cruda: Crudo, informe: Informe): boolean {
  if (TIPOS_ACTIVIDAD.includes(cruda.tipo as TipoActividad)) return true;
  informe.avisos.push(
    `La actividad ${tituloDe(cruda)} es de un tipo que esta academia no conoce («${String(cruda.tipo).slice(0, 40)}»), así que no se importa.`,
  );
  return false;
}

interface Contexto {
  readonly conocidos: Conocidos;
  readonly archivos: Archivos;
  readonly informe: Informe;
}

export function leerActividad(
  { id, ...cruda }: Crudo,
  lugar: Pick<ActividadEditable, 'cursoId' | 'seccion' | 'orden'>,
  { conocidos, archivos, informe }: Contexto,
): ConId<ActividadEditable> | null {
  const tipo = cruda.tipo as TipoActividad;
  const donde = `La actividad ${tituloDe(cruda)}`;
  const contenido = (typeof cruda.contenido === 'object' ? cruda.contenido : {}) as Crudo;
  const requisitos = leerRequisitos(cruda.requisitos, donde, conocidos, informe);
  const leida = admitir(
    actividades.editable as z.ZodType<ActividadEditable>,
    {
      ...ajustesIniciales(tipo),
      ...cruda,
      ...lugar,
      requisitos,
      contenido: {
        ...contenidoVacio(tipo),
        ...cambiarReferencias(contenido, {
          ricos: tipoDe(tipo).ricos,
          archivo: (ruta) => archivos.usar(ruta, 'contenido', donde),
          imagen: archivos.imagen(donde),
        }),
      },
    },
    donde,
    informe,
  );
  if (typeof id !== 'string') informe.errores.push(`${donde}, id: Falta este dato.`);
  anotar(leida && actividades.invariant?.(leida), donde, informe);
  return leida && { ...leida, id: conocidos.idDe(String(id)) };
}
