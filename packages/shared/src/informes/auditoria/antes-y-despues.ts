import { enCifras } from '#informes/palabras.ts';
import { type Detalle, frasesDeCambio } from '#usuarios/historial.ts';

/** What may be said of a thing as it was and as it is; of the rest, marks among it, only that it changed. */
const DATOS: Readonly<Record<string, string>> = {
  titulo: 'Título',
  nombre: 'Nombre',
  estado: 'Estado',
  motivo: 'Motivo',
  fechaLimite: 'Fecha límite',
  notaMinima: 'Nota mínima',
  obligatoria: 'Obligatoria',
  visible: 'Visible',
  miembros: 'Personas',
  tutores: 'Tutores',
  cursos: 'Cursos',
};

const MAX_LETRAS = 80;

type Simple = string | number | boolean | null;

function escrito(valor: Simple): string {
  if (valor === null || valor === '') return 'nada';
  if (typeof valor === 'boolean') return valor ? 'sí' : 'no';
  if (typeof valor === 'number') return enCifras(valor);
  return `«${valor.length > MAX_LETRAS ? `${valor.slice(0, MAX_LETRAS)}…` : valor}»`;
}

const esSimple = (valor: unknown): valor is Simple =>
  valor === null || ['string', 'number', 'boolean'].includes(typeof valor);

/** Before → after in words; null where there is nothing to tell. */
export function antesYDespues(coleccion: string, comando: string, detalle: Detalle | null): string | null {
  if (detalle === null || Object.keys(detalle).length === 0) return null;
  if (coleccion === 'usuarios') return frasesDeCambio(comando, detalle).join('. ');
  const frases = Object.entries(detalle).flatMap(([campo, [antes, despues]]) => {
    const dato = DATOS[campo];
    return dato && esSimple(antes) && esSimple(despues)
      ? [`${dato}: de ${escrito(antes)} a ${escrito(despues)}`]
      : [];
  });
  const resto = Object.keys(detalle).length - frases.length;
  if (resto === 0) return frases.join('; ');
  const otros = resto === 1 ? '1 dato' : `${resto} datos`;
  return frases.length === 0 ? otros : `${frases.join('; ')}; y ${otros} más`;
}
