import type { Criterio } from '@catedra/shared/actividades/tipos/tarea/contenido.ts';

const NIVELES = [
  { nombre: 'No está', puntos: 0, descripcion: 'No se dice, o lo que se dice no sirve.' },
  { nombre: 'A medias', puntos: 6, descripcion: 'Se dice, y falta algo sin lo que no se puede hacer.' },
  { nombre: 'Bien', puntos: 8, descripcion: 'Está todo lo que hace falta.' },
  { nombre: 'Ejemplar', puntos: 10, descripcion: 'Además, se podría poner de modelo.' },
];

const criterio = (titulo: string, descripcion: string): Criterio => ({
  titulo,
  descripcion,
  puntos: 10,
  niveles: NIVELES,
});

export const rubricaDelPlan = [
  criterio('Quién', 'Se sabe quién da la alarma, quién dirige y quién baja a la persona.'),
  criterio('Con qué', 'Nombra el material y dice dónde está.'),
  criterio('Por dónde', 'El camino de bajada y el sitio de la ambulancia.'),
  criterio('Cuándo', 'La fecha del último ensayo y lo que se aprendió, o que no lo ha habido.'),
];

export const rubricaDelTexto = [
  criterio('La primera frase', 'Dice qué pasa o qué hay que hacer.'),
  criterio('Las fechas', 'Todos los plazos llevan su día.'),
  criterio('Las frases', 'Casi ninguna pasa de treinta palabras y se sabe quién hace cada cosa.'),
  criterio('Nada se pierde', 'Están todos los requisitos del original.'),
];
