import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const rcp = prosa(`
<p>Cuando el corazón se para, cada minuto sin reanimación ni desfibrilador resta entre un 7 y un 10 % de posibilidades de sobrevivir. Una ambulancia rara vez llega antes de ocho. Lo que pase en los primeros minutos depende de quien está al lado, y lo que hay que hacer se aprende en una tarde.</p>
<h2>Cuándo se empieza</h2>
<p>Si la persona <strong>no responde y no respira con normalidad</strong>. No busques el pulso: incluso el personal sanitario se equivoca. Ante la duda, empieza. Comprimir el pecho de alguien que no lo necesitaba rara vez causa un daño grave; no hacerlo cuando hacía falta no tiene arreglo.</p>
<h2>Las compresiones</h2>
<ol>
<li>Túmbala boca arriba sobre una superficie dura y arrodíllate a su lado.</li>
<li>Pon el talón de una mano en el <strong>centro del pecho</strong>, la otra encima, y entrelaza los dedos.</li>
<li>Con los brazos rectos, deja caer tu peso. El pecho debe hundirse <strong>entre 5 y 6 cm</strong>.</li>
<li>Suelta del todo después de cada compresión, sin despegar las manos.</li>
<li>Mantén un ritmo de <strong>100 a 120 por minuto</strong>, casi dos por segundo.</li>
</ol>
<p>Si sabes hacer ventilaciones y estás en condiciones de hacerlas, alterna 30 compresiones con 2 insuflaciones. Si no, comprime sin parar. Cambiad de persona cada dos minutos: cansa mucho más de lo que parece.</p>
${figura('auxilios/rcp')}
<h2>El desfibrilador</h2>
<p>Manda a alguien a buscarlo desde el primer momento. Enciéndelo y haz lo que diga: habla en español y no permite equivocarse con la descarga.</p>
<ul>
<li>Descubre y seca el pecho. Si hay mucho vello, usa la maquinilla del estuche.</li>
<li>Pega un parche bajo la clavícula derecha y el otro en el costado izquierdo, debajo de la axila. El dibujo lo muestra.</li>
<li>Nadie toca a la persona mientras analiza ni durante la descarga.</li>
<li>Después, con descarga o sin ella, <strong>vuelve enseguida a comprimir</strong>.</li>
</ul>
<p>No le quites los parches ni apagues el aparato, aunque la persona reaccione.</p>
<h2>¿Hasta cuándo?</h2>
<table>
<thead><tr><th>Sigue hasta que…</th><th>Y entonces…</th></tr></thead>
<tbody>
<tr><td>Llegan los servicios de emergencia</td><td>Para solo cuando te lo digan</td></tr>
<tr><td>La persona despierta, se mueve y respira con normalidad</td><td>Ponla de lado y vigila</td></tr>
<tr><td>No puedes más</td><td>Pide relevo; si no lo hay, descansa lo mínimo</td></tr>
</tbody>
</table>
<blockquote><p><strong>Ninguna lectura enseña a comprimir un pecho.</strong> La práctica con maniquí es obligatoria para completar este curso y se repite cada dos años.</p></blockquote>
`);
