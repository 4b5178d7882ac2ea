import { expect, test } from 'vitest';
import { antesDeInscribir, trasInscribir, trasQuitar } from '#pages/cursos/participantes/words.ts';
import { antesDeRecordar, trasRecordar } from '#parts/cursos/reminding.ts';

const ana = { usuarioId: 'a', nombre: 'Ana', apellidos: 'García' };

test('recordar dice a cuántas personas llegó y a quién no', () => {
  const nada = { enviados: 0, primeros: [], yaAvisados: 0, sinNada: 0, sinCorreo: [], cuantosSinCorreo: 0 };
  expect(trasRecordar({ ...nada, enviados: 2 })).toBe('Se envió a 2 personas.');
  expect(trasRecordar({ ...nada, enviados: 2 }, true)).toBe(
    'Se escribió a 2 personas, pero sin servidor de correo no les llega.',
  );
  expect(trasRecordar({ ...nada, yaAvisados: 1, sinCorreo: [ana], cuantosSinCorreo: 1 })).toBe(
    'No se envió a nadie. A 1 persona ya se le había recordado en las últimas 24 horas. Sin correo: Ana García.',
  );
  expect(trasRecordar({ ...nada, enviados: 1, yaAvisados: 3, sinNada: 2 })).toBe(
    'Se envió a 1 persona. A 3 personas ya se les había recordado en las últimas 24 horas. 2 personas ya terminaron, están exentas o no pueden entrar.',
  );
  const muchas = Array.from({ length: 7 }, () => ana);
  expect(trasRecordar({ ...nada, sinCorreo: muchas, cuantosSinCorreo: 7 })).toContain('y 2 más.');
  expect(trasRecordar({ ...nada, sinCorreo: muchas, cuantosSinCorreo: 150 })).toContain('y 145 más.');
});

test('inscribir y quitar dicen qué cambió y quién sigue', () => {
  const nadie = { nuevas: 0, yaEstaban: 0, tambienPorNombre: 0 };
  expect(trasInscribir({ ...nadie, nuevas: 2, yaEstaban: 1 })).toBe(
    'Inscritas 2 personas. 1 persona ya estaba.',
  );
  expect(trasInscribir({ ...nadie, yaEstaban: 1 })).toBe('Ya estaba en el curso.');
  expect(trasInscribir({ ...nadie, yaEstaban: 1, tambienPorNombre: 1 })).toBe(
    'Ya estaba en el curso. Quien lo tenía solo por su grupo lo tiene ahora también por su nombre.',
  );
  expect(trasInscribir({ nuevas: 1, yaEstaban: 3, tambienPorNombre: 2 })).toBe(
    'Inscrita 1 persona. 3 personas ya estaban. 2 personas que lo tenían solo por su grupo lo tienen ahora también por su nombre.',
  );
  expect(antesDeInscribir(1, 1)).toBe('Ya tiene el curso y no entra de nuevo.');
  expect(antesDeInscribir(1, 3)).toBe('1 persona ya tiene el curso y no entra de nuevo.');
  expect(antesDeInscribir(2, 2)).toBe('2 personas ya tienen el curso y no entran de nuevo.');
  expect(trasQuitar({ quitadas: 1, siguen: [ana] })).toBe(
    'Quitada la inscripción de 1 persona. Lo siguen teniendo por su grupo: Ana García.',
  );
});

test('antes de recordar se dice a cuántas personas, a quiénes y qué van a leer', () => {
  const nada = { enviados: 0, primeros: [], yaAvisados: 0, sinNada: 0, sinCorreo: [], cuantosSinCorreo: 0 };
  expect(antesDeRecordar({ ...nada, enviados: 3, primeros: [ana] }, 'Altura')).toEqual([
    'Se escribe a 3 personas: Ana García y 2 más.',
    'El asunto es «Tienes pendiente “Altura”», con lo que llevan hecho, su plazo y el enlace al curso.',
  ]);
  expect(antesDeRecordar({ ...nada, yaAvisados: 1 }, 'Altura')).toEqual([
    '1 persona ya lo recibió en las últimas 24 horas.',
  ]);
  expect(antesDeRecordar(nada, 'Altura')).toEqual(['A nadie le falta nada de este curso.']);
});
