import { idDe } from '#seed/content/id.ts';
import type { GrupoDemo } from '#seed/content/types.ts';

type Miembro = GrupoDemo['miembros'][number];

const desde = (altaHaceDias: number, ...claves: string[]): Miembro[] =>
  claves.map((persona) => ({ persona, altaHaceDias }));

/** The academy opened 60 days ago: whoever was already in the house joined that day, and its courses were given then. */
export const INAUGURACION = 60;

const bienvenidaAlEntrar: GrupoDemo['cursos'][number] = {
  curso: 'bienvenida',
  vence: { tipo: 'alta', dias: 15 },
};

const oficinas: GrupoDemo = {
  id: idDe('grupo:oficinas'),
  clave: 'oficinas',
  nombre: 'Oficinas',
  descripcion: 'Administración, personal y compras, en Madrid y Barcelona.',
  miembros: [
    ...desde(
      INAUGURACION,
      'leire.ibanez',
      'mj.alvarez',
      'begona.pena',
      'carmen.sepulveda',
      'gonzalo.quinones',
      'pau.ferrer',
      'laia.casademont',
      'anxo.castineira',
      'ainhoa.garmendia',
      'iulia.popescu',
      'mfernanda.castano',
      'ricardo.teixeira',
      'cristina.zuniga',
      'jignacio.fernandez',
    ),
    ...desde(34, 'valentina.restrepo', 'mangeles.fvillaverde'),
  ],
  tutores: ['joan.amengual'],
  cursos: [
    bienvenidaAlEntrar,
    { curso: 'proteccion-de-datos', vence: { tipo: 'fecha', enDias: -5, hora: '23:59' } },
    { curso: 'excel-para-gestionar-personas', vence: null },
  ],
};

const logistica: GrupoDemo = {
  id: idDe('grupo:logistica'),
  clave: 'logistica',
  nombre: 'Logística',
  descripcion: 'Reparto, planificación de rutas y mantenimiento de la flota y de las naves.',
  miembros: [
    ...desde(
      INAUGURACION,
      'ruben.hidalgo',
      'begona.munoz',
      'joseantonio.canizares',
      'yolanda.cespedes',
      'sergio.nuno',
      'unai.aranburu',
      'marc.puigdollers',
      'antia.souto',
      'iker.mendizabal',
      'gloria.arguello',
      'estudiante',
      'wilmer.chuquimia',
      'fatima.elamrani',
    ),
    ...desde(6, 'tomas.echague'),
  ],
  tutores: ['tutor'],
  cursos: [
    bienvenidaAlEntrar,
    { curso: 'trabajos-en-altura', vence: { tipo: 'fecha', enDias: 3, hora: '14:00' } },
    { curso: 'proteccion-de-datos', vence: { tipo: 'fecha', enDias: 9, hora: '23:59' } },
  ],
};

const almacenGetafe: GrupoDemo = {
  id: idDe('grupo:almacen-getafe'),
  clave: 'almacen-getafe',
  nombre: 'Almacén Getafe',
  descripcion: 'Recepción, preparación de pedidos y expedición. Turnos de mañana, tarde y noche.',
  miembros: [
    ...desde(
      INAUGURACION,
      'o.llorente',
      'f.carrion',
      'm.lopez',
      'i.santamaria',
      's.belmonte',
      'd.iordache',
      'r.quispe',
      'jl.nguema',
      'l.ona',
      'k.huaman',
      'p.vazquez',
      'n.arrieta',
    ),
    ...desde(12, 'x.bermudez', 'a.benitez', 'h.benali'),
  ],
  tutores: ['tutor', 'joan.amengual'],
  cursos: [
    bienvenidaAlEntrar,
    { curso: 'trabajos-en-altura', vence: { tipo: 'fecha', enDias: 0, hora: '18:00' } },
    { curso: 'proteccion-de-datos', vence: { tipo: 'alta', dias: 75 } },
  ],
};

const atencionAlCliente: GrupoDemo = {
  id: idDe('grupo:atencion-al-cliente'),
  clave: 'atencion-al-cliente',
  nombre: 'Atención al cliente',
  descripcion: 'Oficinas de atención presencial y telefónica para empresas y ayuntamientos.',
  miembros: [
    ...desde(
      INAUGURACION,
      'adrian.garcia',
      'mireia.llull',
      'montserrat.vendrell',
      'angel.nunez',
      'pilar.jimenez',
      'nayara.dorta',
      'camila.aguero',
      'david.cienfuegos',
      'ainhoa.garmendia',
      'cristina.zuniga',
    ),
    ...desde(34, 'valentina.restrepo'),
    ...desde(21, 'estudiante'),
    ...desde(9, 'elena.garcia'),
  ],
  tutores: ['joan.amengual'],
  cursos: [
    bienvenidaAlEntrar,
    { curso: 'lenguaje-claro', vence: { tipo: 'alta', dias: 68 } },
    { curso: 'proteccion-de-datos', vence: { tipo: 'fecha', enDias: 9, hora: '23:59' } },
  ],
};

export const grupos: GrupoDemo[] = [oficinas, logistica, almacenGetafe, atencionAlCliente];
