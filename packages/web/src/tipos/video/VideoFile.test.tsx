import { act, cleanup, fireEvent } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { lost, route } from '#testing/network.ts';
import { unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { VideoFile } from '#tipos/video/VideoFile.tsx';

const nada = () => undefined;

async function conVideo(...idiomas: string[]) {
  const contenido = {
    tipo: 'video' as const,
    url: '',
    segundos: null,
    descripcion: '',
    archivoId: unId(9),
    subtitulos: idiomas.map((idioma, i) => ({ archivoId: unId(20 + i), idioma, nombre: `En ${idioma}` })),
  };
  const abierta = {
    actividad: {
      id: unId(1),
      cursoId: unId(100),
      titulo: 'El arnés',
      tipo: 'video' as const,
      contenido,
      obligatoria: true,
      regla: 'ver' as const,
      reglaMinutos: null,
      reglaPorcentaje: null,
      reglaNota: null,
      duracion: 3,
      venceEn: null,
      disponibleHasta: null,
    },
    posicion: null,
    progreso: null,
    archivos: [],
    entregas: [],
  };
  return renderPiece(
    <VideoFile
      archivoId={unId(9)}
      contenido={contenido}
      abierta={abierta}
      soloMira={false}
      onLatido={nada}
      onPausa={nada}
      onFin={nada}
    />,
  );
}

test('los subtítulos se eligen en la barra, y la elección se recuerda para el vídeo siguiente', async () => {
  const { screen, user } = await conVideo('es', 'ca');
  const elegir = () => screen.getByLabelText<HTMLSelectElement>('Subtítulos');
  expect(elegir().value).toBe('no');
  await user.selectOptions(elegir(), 'ca');
  cleanup();

  await conVideo('es', 'ca');
  expect(elegir().value).toBe('ca');
  cleanup();

  // Another video may lack that language.
  await conVideo('es');
  expect(elegir().value).toBe('no');
});

const seVaLaRed = async (): Promise<Response> => {
  throw lost();
};

test.each([
  ['está y no se reproduce', async () => new Response(null), /está dañado.*no es tu conexión/],
  ['ya no está', async () => new Response(null, { status: 404 }), /ya no está/],
  ['no se alcanza', seVaLaRed, /Revisa tu conexión/],
])('de un vídeo que %s se dice la verdad', async (_, answer, frase) => {
  route('HEAD /archivos/:id', answer);
  const { screen } = await conVideo();
  fireEvent.error(screen.getByLabelText('Vídeo: El arnés'));
  expect((await screen.findByRole('alert')).textContent).toMatch(frase);
});

test('un corte a mitad no pierde el sitio: al volver la red sigue solo desde donde iba', async () => {
  const { screen } = await conVideo();
  const video = screen.getByLabelText<HTMLVideoElement>('Vídeo: El arnés');
  const [load, play] = [vi.fn<() => void>(), vi.fn<() => Promise<void>>(async () => undefined)];
  Object.assign(video, { load, play });
  Object.defineProperties(video, {
    readyState: { value: 4, configurable: true },
    paused: { value: false },
    duration: { value: 300 },
    error: { value: { code: 2 } },
  });
  video.currentTime = 125;
  fireEvent.timeUpdate(video);
  fireEvent.error(video);
  expect((await screen.findByRole('alert')).textContent).toMatch(/seguirá solo en cuanto vuelva/);

  act(() => void window.dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
  // As a browser tells it while it loads anew.
  Object.defineProperty(video, 'readyState', { value: 0 });
  video.currentTime = 0;
  fireEvent.timeUpdate(video);
  fireEvent.loadedMetadata(video);
  expect(video.currentTime).toBe(125);
  expect(play).toHaveBeenCalledTimes(1);
});
