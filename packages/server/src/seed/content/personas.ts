import { sorteo } from '#seed/content/azar.ts';
import { idDe } from '#seed/content/id.ts';
import type { PersonaDemo } from '#seed/content/types.ts';

type Opciones = {
  perfil?: string;
  estado?: PersonaDemo['estado'];
  zonaHoraria?: string;
  sinCorreo?: boolean;
};

/** Numbers come from blocks that are not issued (99…, Z9…, 600 00…), so that none is a real person's. */
function persona(
  clave: string,
  nombre: string,
  apellidos: string,
  documento: string,
  accesoHaceDias: number | null,
  opciones: Opciones = {},
): PersonaDemo {
  const azar = sorteo(`telefono/${clave}`);
  const telefono = azar.acierta(0.8) ? `+34 600 00${azar.entero(0, 9)} ${azar.entero(100, 999)}` : null;
  return {
    id: idDe(`persona:${clave}`),
    clave,
    nombre,
    apellidos,
    correo: opciones.sinCorreo ? null : `${clave}@alborada.example`,
    usuario: opciones.sinCorreo ? clave : null,
    documento,
    telefono,
    perfil: opciones.perfil ?? 'Estudiante',
    estado: opciones.estado ?? 'activo',
    zonaHoraria: opciones.zonaHoraria ?? null,
    accesoHaceDias,
  };
}

const cuentas = [
  persona('superadmin', 'Teresa', 'Valcárcel Ríos', '99439563Y', 0, { perfil: 'Super Administrador' }),
  persona('dev', 'Núria', 'Domènech i Puig', '99258176C', 0, { perfil: 'dev' }),
  persona('admin', 'Marta', 'Ordóñez Ibáñez', '99514002V', 0, { perfil: 'Administrador' }),
  persona('tutor', 'Íñigo', 'Etxeberria Zubiaurre', '99782554K', 0, { perfil: 'Tutor de planta' }),
  persona('joan.amengual', 'Joan', 'Amengual Ferrà', '99150631T', 1, { perfil: 'Tutor de planta' }),
  persona('estudiante', 'Lucía', 'Fernández Cano', '99175954T', 1),
];

const oficinas = [
  persona('leire.ibanez', 'Leire', 'Ibáñez Ugarte', '99961168V', 0),
  persona('mj.alvarez', 'María José', 'Álvarez de la Fuente', '99661913S', 0),
  persona('mfernanda.castano', 'María Fernanda', 'Castaño Villanueva', 'Z9198702H', 1),
  persona('pau.ferrer', 'Pau', 'Ferrer i Solà', '99483452B', 2),
  persona('begona.pena', 'Begoña', 'Peña Ruiz de Alarcón', '99711097W', 0),
  persona('anxo.castineira', 'Anxo', 'Castiñeira Louro', '99160816L', 3),
  persona('carmen.sepulveda', 'Carmen', 'Sepúlveda Ortega', '99632084V', 1),
  persona('ainhoa.garmendia', 'Ainhoa', 'Garmendia Iturbe', '99325127H', 0),
  persona('ricardo.teixeira', 'Ricardo', 'Nunes Teixeira', 'Z9139317L', 6),
  persona('cristina.zuniga', 'Cristina', 'Zúñiga Alarcón', '99190122T', 2),
  persona('jignacio.fernandez', 'José Ignacio', 'Fernández de Córdoba Muñoz', '99554710S', 19),
  persona('valentina.restrepo', 'Valentina', 'Restrepo Ospina', 'Z9538485E', 1),
  persona('gonzalo.quinones', 'Gonzalo', 'Quiñones Prieto', '99173248P', 4),
  persona('laia.casademont', 'Laia', 'Casademont Vilà', '99352353N', 0),
  persona('iulia.popescu', 'Iulia', 'Popescu Dănilă', 'Z9195119T', 5),
  persona(
    'mangeles.fvillaverde',
    'María de los Ángeles del Rosario',
    'Fernández-Villaverde y Fernández de Córdoba de la Cámara',
    '99677814T',
    9,
  ),
];

const logistica = [
  persona('ruben.hidalgo', 'Rubén', 'Hidalgo Pacheco', '99545140J', 2),
  persona('begona.munoz', 'Begoña', 'Muñoz de la Peña', '99161981B', 0),
  persona('joseantonio.canizares', 'José Antonio', 'Cañizares Muñoz', '99967017R', 52, {
    estado: 'suspendido',
  }),
  persona('unai.aranburu', 'Unai', 'Aranburu Lasa', '99692921L', 1),
  persona('yolanda.cespedes', 'Yolanda', 'Céspedes Marín', '99229815H', 0),
  persona('wilmer.chuquimia', 'Wilmer', 'Chuquimia Condori', 'Z9334083K', 3),
  persona('marc.puigdollers', 'Marc', 'Puigdollers Roca', '99761259R', 7),
  persona('fatima.elamrani', 'Fátima', 'El Amrani Bouzid', 'Z9757911M', 1),
  persona('antia.souto', 'Antía', 'Souto Loureiro', '99711316Z', 2),
  persona('sergio.nuno', 'Sergio', 'Nuño Caballero', '99164867E', 23),
  persona('gloria.arguello', 'Gloria', 'Argüello Pineda', '99705136K', 0),
  persona('tomas.echague', 'Tomás', 'Echagüe Ledesma', 'Z9713984P', null),
  persona('iker.mendizabal', 'Iker', 'Mendizabal Otaegi', '99515949D', 4),
];

const almacen = [
  persona('x.bermudez', 'Xoán', 'Bermúdez Caamaño', '99151998X', null, { sinCorreo: true }),
  persona('a.benitez', 'Araceli', 'Benítez Giménez', 'Z9331821J', null, { sinCorreo: true }),
  persona('o.llorente', 'Óscar', 'Llorente Sáenz', '99148845P', 1),
  persona('r.quispe', 'Rosa Elvira', 'Quispe Mamani', 'Z9683705C', 0, { sinCorreo: true }),
  persona('d.iordache', 'Daniel', 'Iordache Stănescu', 'Z9239643L', 3, { sinCorreo: true }),
  persona('jl.nguema', 'José Luis', 'Nguema Ondo', 'Z9403677V', 2, { sinCorreo: true }),
  persona('f.carrion', 'Francisco Javier', 'Carrión Yagüe', '99539499F', 5),
  persona('l.ona', 'Luis Alfredo', 'Oña Toapanta', 'Z9251262T', 1, { sinCorreo: true }),
  persona('s.belmonte', 'Saúl', 'Belmonte Peñalver', '99666950S', 27, { sinCorreo: true }),
  persona('k.huaman', 'Kevin', 'Huamán Ticona', 'Z9223514J', 0, { sinCorreo: true }),
  persona('m.lopez', 'Manuel', 'López Díaz', '99698646V', 2, { sinCorreo: true }),
  persona('i.santamaria', 'Inés', 'Santamaría Güell', '99423466D', 0),
  persona('p.vazquez', 'Paulo', 'Vázquez Seoane', '99687472K', 14, { sinCorreo: true }),
  persona('n.arrieta', 'Nerea', 'Arrieta Goikoetxea', '99955770R', 1, { sinCorreo: true }),
  persona('h.benali', 'Hicham', 'Benali Chaoui', 'Z9815131R', null, { sinCorreo: true }),
];

const atencion = [
  persona('adrian.garcia', 'Adrián', 'García Ñíguez', '99289505T', 2),
  persona('pilar.jimenez', 'Pilar', 'Jiménez Lozano', '99208061E', 26, { estado: 'suspendido' }),
  persona('nayara.dorta', 'Nayara', 'Dorta Betancor', '99709851K', 0, { zonaHoraria: 'Atlantic/Canary' }),
  persona('mireia.llull', 'Mireia', 'Llull Bonet', '99698951T', 1),
  persona('camila.aguero', 'Camila', 'Agüero Iturralde', 'Z9769949Z', 3),
  persona('david.cienfuegos', 'David', 'Cienfuegos Álvarez', '99296997V', 38, { estado: 'suspendido' }),
  persona('montserrat.vendrell', 'Montserrat', 'Vendrell i Camps', '99490487P', 6),
  persona('angel.nunez', 'Ángel', 'Núñez Oyarzábal', '99202163N', 1),
  persona('elena.garcia', 'Elena', 'García García', '99674351X', null),
  persona('defne.nunez', 'Defne', 'Núñez-Ağaoğlu', 'Z9846702Q', 12),
];

export const personas: PersonaDemo[] = [...cuentas, ...oficinas, ...logistica, ...almacen, ...atencion];
