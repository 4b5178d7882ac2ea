import type { XlsxSheet } from '#platform/sheets/write-xlsx.ts';

const FUNCIONES = [
  ['Quitar espacios', 'ESPACIOS', 'TRIM', 'ESPACIOS(A2)'],
  ['Contar con condiciones', 'CONTAR.SI.CONJUNTO', 'COUNTIFS', 'CONTAR.SI.CONJUNTO(C:C;"Logística")'],
  ['Sumar con condiciones', 'SUMAR.SI.CONJUNTO', 'SUMIFS', 'SUMAR.SI.CONJUNTO(E:E;C:C;"Logística")'],
  ['Buscar', 'BUSCARX', 'XLOOKUP', 'BUSCARX("A-007";A:A;B:B)'],
  ['Tratar un error', 'SI.ERROR', 'IFERROR', 'SI.ERROR(BUSCARX("A-999";A:A;B:B);"No está")'],
  ['Años cumplidos', 'SIFECHA', 'DATEDIF', 'SIFECHA(D2;HOY();"y")'],
  ['Contar días laborables', 'DIAS.LAB', 'NETWORKDAYS', 'DIAS.LAB(D2;HOY())'],
  ['Avanzar días laborables', 'DIA.LAB', 'WORKDAY', 'DIA.LAB(HOY();10)'],
  ['Sumar meses a una fecha', 'FECHA.MES', 'EDATE', 'FECHA.MES(D2;6)'],
];

const dia = (año: number, mes: number, día: number) => new Date(Date.UTC(año, mes - 1, día));

/** Invented people, with the untidiness that the course teaches to mend. */
const LISTA = [
  ['A-001', '  Núñez Ávila, Inés', 'Logística', dia(2019, 3, 4), 36],
  ['A-002', 'GARCÍA SOLÍS, ÍÑIGO ', 'Oficinas', dia(2021, 9, 13), 24],
  ['A-003', 'Peña  Ríos, Begoña', 'logística', dia(2017, 1, 9), 42],
  ['A-004', 'Muñoz Cañas, Raúl', 'Almacén', dia(2023, 6, 1), 12],
  ['A-005', 'Ferrer Güell, Núria', 'Oficinas ', dia(2020, 2, 17), 30],
  ['A-006', 'ibáñez león, óscar', 'Almacén', dia(2018, 11, 5), 18],
  ['A-007', 'Quiñones Díaz, Aída', 'Logística', dia(2022, 4, 25), 27],
  ['A-007', 'Quiñones Díaz, Aída', 'Logística', dia(2022, 4, 25), 27],
  ['A-008', 'Sepúlveda Gómez, Martín', 'Atención', dia(2016, 7, 11), 40],
  ['A-009', ' Arrieta Zúñiga, Nerea', 'Atención', dia(2024, 1, 15), 9],
  ['A-010', 'Castaño Vélez, Tomás', 'almacen', dia(2019, 10, 28), 33],
  ['A-011', 'Álvarez Ortúzar, Lía', 'Oficinas', dia(2021, 5, 3), 21],
];

export const libroDeFunciones: { readonly sheets: readonly XlsxSheet[] } = {
  sheets: [
    {
      nombre: 'Funciones',
      columns: [
        { titulo: 'Para…', ancho: 28 },
        { titulo: 'En español', ancho: 24 },
        { titulo: 'En inglés', ancho: 18 },
        { titulo: 'Prueba esto en la otra hoja', ancho: 50 },
      ],
      rows: FUNCIONES,
    },
    {
      nombre: 'Para practicar',
      columns: [
        { titulo: 'Código', ancho: 12 },
        { titulo: 'Apellidos y nombre', ancho: 32 },
        { titulo: 'Departamento', ancho: 18 },
        { titulo: 'Fecha de alta', ancho: 16, tipo: 'fecha' },
        { titulo: 'Horas de formación', ancho: 20, tipo: 'numero' },
      ],
      rows: LISTA,
    },
  ],
};
