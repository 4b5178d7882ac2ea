import * as api from '@catedra/shared/avisos/api.ts';
import type { CorreoEnRegistro } from '@catedra/shared/avisos/registro.ts';
import { expect } from 'vitest';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unaSesion, unId } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const uno = (values: Partial<CorreoEnRegistro> = {}): CorreoEnRegistro => ({
  id: unId(1),
  estado: 'entregado',
  motivo: null,
  evento: 'vence',
  asunto: 'Trabajos en altura vence mañana',
  usuarioId: unId(20),
  nombre: 'Lucía Fernández Cano',
  para: 'lucia@empresa.example',
  intentos: 1,
  creadoEn: '2026-11-18T08:00:00.000Z',
  en: '2026-11-18T08:00:00.000Z',
  ...values,
});

const DIRECCION = '/admin/configuracion?vista=correo';
const sesion = unaSesion({ permisos: ['avisos:correo'] });

function abrir(datos: readonly CorreoEnRegistro[], parados: readonly string[] = [], direccion = DIRECCION) {
  const pedidos = on(api.leerCorreos, { datos: [...datos], siguiente: null });
  on(api.leerParadas, {
    datos: parados.map((correo) => ({
      correo,
      motivo: 'el buzón no existe o no admite este correo (550)',
      en: '2026-11-18T08:00:00.000Z',
      personas: [{ id: unId(20), nombre: 'Lucía Fernández Cano' }],
    })),
    siguiente: null,
  });
  return { pedidos, pagina: renderPage(direccion, { sesion }) };
}

test('cada correo dice de quién es, sobre qué, cómo está y por qué, y se filtra por la dirección', async () => {
  const { pedidos, pagina } = abrir(
    [
      uno({ estado: 'rebotado', motivo: 'el buzón está lleno (552)', intentos: 3 }),
      uno({ id: unId(2), nombre: null, para: null, evento: 'resumen', estado: 'callado' }),
    ],
    [],
    `${DIRECCION}&estado=sinLlegar&evento=vence&buscar=lucia`,
  );
  const { screen } = await pagina;
  expect(await screen.findByText('Lucía Fernández Cano')).toBeTruthy();
  expect(screen.getByText('el buzón está lleno (552) · 3 intentos')).toBeTruthy();
  expect(screen.getByText('Persona eliminada')).toBeTruthy();
  expect(screen.getAllByText('ya no hacía falta').length).toBeGreaterThan(0);
  expect(pedidos).toEqual([{ query: { limite: 50, estado: 'sinLlegar', evento: 'vence', buscar: 'lucia' } }]);
});

test('lo que no llegó se vuelve a intentar, y si ya no hay nada que mandar lo dice', async () => {
  const { pagina } = abrir([uno({ estado: 'no_se_sabe' })]);
  const repetidos = on(api.reintentarCorreo, () => {
    throw refused(409, 'CORREO_SIN_NADA', { message: 'Ya no hay nada que mandar.' });
  });
  const { screen, user } = await pagina;
  await user.click(await screen.findByRole('button', { name: /Acciones.*Lucía/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Volver a intentarlo' }));
  expect(await screen.findByText('Ya no hay nada que mandar.')).toBeTruthy();
  expect(repetidos).toHaveLength(1);
});

test('a una dirección parada se vuelve a escribir', async () => {
  const { pagina } = abrir([], ['lucia@empresa.example']);
  const quitadas = on(api.volverAEscribir, undefined);
  const { screen, user } = await pagina;
  expect(await screen.findByText('Aún no ha salido ningún correo')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Volver a escribir a lucia@empresa.example' }));
  expect(quitadas).toEqual([{ body: { correo: 'lucia@empresa.example' } }]);
});
