import {
  COLORES_INICIALES,
  type DisenoDePapel,
  type Modelo,
  textosIniciales,
} from '@catedra/shared/certificados/papel/diseno.ts';
import type { RegistroDePapel } from '@catedra/shared/certificados/papel/registro.ts';

export const SITIO = 'https://academia.alborada.example';

export const registroDe = (cambios: Partial<RegistroDePapel> = {}): RegistroDePapel => ({
  nombre: 'Lucía Fernández Cano',
  documento: '99175954T',
  curso: 'Trabajos en altura: prevención, equipos y rescate',
  horas: 12,
  nota: '8,9',
  completadoEn: '2026-11-18',
  validoHasta: '2027-11-18',
  numero: '2026-000418',
  codigo: 'K7QM-4XTD-9HJK',
  expedidoEn: '2026-11-18',
  academia: 'Alborada Logística, S. L.',
  ...cambios,
});

const svg = (caja: string, dibujo: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${caja}">${dibujo}</svg>`);

export const LOGO = svg(
  '0 0 40 40',
  '<g fill="none" stroke="#0e4a5a" stroke-width="3.2"><path d="M4 28A16 16 0 0 1 36 28"/><path d="M11 28a9 9 0 0 1 18 0"/><path d="M2 32.5h36"/></g>',
);

export const RUBRICA = svg(
  '0 0 120 40',
  '<g fill="none" stroke="#1d3f78" stroke-width="1.1" stroke-linecap="round"><path d="M4 30C14 8 22 4 24 10s-8 24-4 24 14-22 18-22-6 18-1 18 8-10 11-10 0 8 4 8 6-12 10-12 2 10 6 10 7-8 9-8 1 7 5 6 8-6 12-6 12 2 26-4"/><path d="M12 35C40 30 76 32 108 25"/></g>',
);

export const CUATRO_FIRMAS = [
  { nombre: 'Óscar Llorente Sáenz', cargo: 'Responsable de prevención' },
  { nombre: 'Marta Ordóñez Ibáñez', cargo: 'Directora de formación' },
  { nombre: 'Maximiliano Etxeberria Goikoetxea', cargo: 'Jefe del servicio de prevención mancomunado' },
  { nombre: 'Ana Gil', cargo: 'Gerente' },
];

export const disenoDe = (
  modelo: Modelo,
  cambios: Partial<DisenoDePapel<Uint8Array>> = {},
): DisenoDePapel<Uint8Array> => ({
  modelo,
  colores: COLORES_INICIALES,
  textos: { ...textosIniciales(modelo), lema: 'Academia interna' },
  firmas: CUATRO_FIRMAS.slice(0, 2).map((firma) => ({ ...firma, imagen: RUBRICA })),
  imprimeDocumento: true,
  ...cambios,
});

/** Ordinary names, none like another: 18 × 17 of them. */
const NOMBRES =
  'Aitor Ñuño Íñigo Begoña Zoë Úrsula Quim Fátima Óscar Wifredo Jordi Núria Álvaro Eñaut Yolanda Kepa Xènia Hipólito';
const APELLIDOS =
  'Peña Ibáñez Güell Muñoz Ávila Zubizarreta Lluís Öztürk Brânză Kovač Ångström Dvořák Łuczak Nuñez Ôtsuka Vicuña Fiúza';
export const TRESCIENTOS = NOMBRES.split(' ')
  .flatMap((nombre, i) =>
    APELLIDOS.split(' ').map(
      (apellido, j) => `${nombre} ${apellido} ${APELLIDOS.split(' ')[(i + j + 1) % 17]}`,
    ),
  )
  .slice(0, 300);
