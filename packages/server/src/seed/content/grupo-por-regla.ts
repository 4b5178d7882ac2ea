import { cumpleRegla, type Regla, usosDeRegla } from '@catedra/shared/grupos/regla.ts';
import { campos, camposDe, idDeCentro } from '#seed/content/campos.ts';
import { idDe } from '#seed/content/id.ts';
import { personas } from '#seed/content/personas.ts';

const regla: Regla = {
  cumple: 'todas',
  condiciones: [
    { campo: idDe('campo:centro'), es: 'igual', a: [idDeCentro('Coslada')] },
    { es: 'estado', a: 'activo' },
  ],
};

const contexto = {
  campos: new Map(campos.map((campo) => [campo.id, { ...campo, decimales: false }])),
  perfiles: new Map<string, string>(),
  hoy: '',
};
const cumplen = personas.filter(({ clave, perfil, estado }) =>
  cumpleRegla(regla, { campos: camposDe(clave), perfil, estado }, contexto),
);
const aprende = ({ perfil, estado }: (typeof personas)[number]) =>
  perfil === 'Estudiante' && estado === 'activo';
/** One who works elsewhere is always in, and one who is about to move is always out. */
const aMano = personas.filter((persona) => aprende(persona) && !cumplen.includes(persona)).slice(0, 1);
const fuera = cumplen.filter(aprende).slice(-1);
const idsDe = (algunas: readonly { readonly id: string }[]) => algunas.map(({ id }) => id);

/** A group that fills itself: whoever works in Coslada and may come in. */
export const grupoPorRegla = {
  grupo: {
    id: idDe('grupo:nave-de-coslada'),
    nombre: 'Nave de Coslada',
    descripcion: 'Se llena solo: está quien trabaja en Coslada, según su campo «Centro».',
  },
  regla,
  usos: usosDeRegla(regla).campos,
  porRegla: idsDe(cumplen.filter((persona) => !fuera.includes(persona))),
  aMano: idsDe(aMano),
  fuera: idsDe(fuera),
};
