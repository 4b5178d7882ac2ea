import { expect, test } from 'vitest';
import { demasiadosElementos, demasiadosNiveles, excesoDe } from '#cursos/limites-de-texto.ts';
import { textoRico } from '#cursos/texto-rico.ts';

const dentro = (veces: number) => `${'<b>'.repeat(veces)}a${'</b>'.repeat(veces)}`;

test.each<[string, string, string | null]>([
  ['cincuenta niveles caben', dentro(50), null],
  ['cincuenta y uno no', dentro(51), demasiadosNiveles()],
  ['sin cerrar también cuentan', '<em>'.repeat(51), demasiadosNiveles()],
  ['cerrar otra cosa no los cierra', '<b></i>'.repeat(51), demasiadosNiveles()],
  ['cerrar el de fuera cierra los de dentro', '<div><b><i></div>'.repeat(60), null],
  ['veinte mil caben', '<br>'.repeat(20_000), null],
  ['uno más no', '<br>'.repeat(20_001), demasiadosElementos()],
  ['los párrafos que no se cierran van seguidos', '<p>uno'.repeat(60), null],
  [
    'lo que parece una etiqueta en un atributo no lo es',
    `<span data-latex="a<b<i">x</span>`.repeat(60),
    null,
  ],
  ['unas comillas sueltas no esconden nada', `<p ">${'<b>'.repeat(60)}`, demasiadosNiveles()],
  ['ni un valor sin comillas que las lleva', `<p a=b">${'<b>'.repeat(60)}`, demasiadosNiveles()],
  ['ni un comentario que cierra', '<b><!--</b>-->'.repeat(60), demasiadosNiveles()],
  ['menor que no es una etiqueta', 'a < b '.repeat(30_000), null],
])('%s', (_, html, esperado) => {
  expect(excesoDe(html)).toBe(esperado);
});

test('la frase dice el límite, junto a las demás del campo', () => {
  const { error } = textoRico(200_000).safeParse(dentro(60));
  expect(error?.issues.map(({ message }) => message)).toEqual([demasiadosNiveles()]);
  expect(demasiadosNiveles()).toContain('50 niveles');
  expect(demasiadosElementos()).toContain('20.000 elementos');
});
