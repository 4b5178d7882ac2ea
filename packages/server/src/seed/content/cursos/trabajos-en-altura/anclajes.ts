import { ALTURAS_DE_ANCLAJE } from '#seed/content/dibujo.ts';
import { prosa } from '#seed/content/prosa.ts';

export const anclajes = prosa(`
<p>Todo lo que llevas encima (el arnés, la cuerda, el absorbedor) termina en un punto. Si ese punto cede, lo demás no sirve de nada. Por eso un anclaje no se elige por cercanía, sino porque alguien ha comprobado que resiste.</p>
<h2>Cinco tipos, cinco letras</h2>
<p>La norma UNE-EN 795 clasifica los dispositivos de anclaje con letras. Las encontrarás en el marcado.</p>
<table>
<thead><tr><th>Tipo</th><th>Qué es</th><th>Dónde lo verás</th></tr></thead>
<tbody>
<tr><td>A</td><td>Punto fijado a la estructura con tornillos o tacos</td><td>Cubiertas y fachadas</td></tr>
<tr><td>B</td><td>Anclaje temporal y transportable</td><td>Cintas sobre vigas, trípodes</td></tr>
<tr><td>C</td><td>Línea horizontal flexible, de cable o cinta</td><td>Muelles de carga, cumbreras</td></tr>
<tr><td>D</td><td>Raíl horizontal rígido</td><td>Talleres, puentes grúa</td></tr>
<tr><td>E</td><td>Peso muerto sobre una superficie casi horizontal</td><td>Cubiertas planas que no se pueden perforar</td></tr>
</tbody>
</table>
<p>En el ensayo de resistencia se les aplica una fuerza de al menos 12 kN. Para hacerte una idea, es como colgar unos 1.200 kg. No es una exageración: es el margen necesario para aguantar el tirón de una sola persona que cae. Por eso <strong>cada anclaje es para una persona</strong>, salvo que el fabricante indique otra cosa.</p>
<h2>Lo que no es un anclaje</h2>
<ul>
<li>Una barandilla, por sólida que parezca: se calcula para que te apoyes, no para que cuelgues.</li>
<li>Una bajante, un conducto de aire o una bandeja de cables.</li>
<li>Una estantería del almacén o la horquilla de una carretilla.</li>
<li>Una viga cuya resistencia no conoce nadie.</li>
</ul>
<h2>Cuanto más alto, mejor</h2>
<p>La misma cuerda protege mucho o poco según dónde la enganches. Con una cuerda de 1,5 m:</p>
${ALTURAS_DE_ANCLAJE}
<ul>
<li><strong>Anclaje por encima de la cabeza:</strong> la cuerda está casi tensa y la caída libre es de unos pocos centímetros.</li>
<li><strong>Anclaje a la altura del pecho:</strong> caes 1,5 m antes de que la cuerda empiece a frenar.</li>
<li><strong>Anclaje a la altura de los pies:</strong> caes 3 m, el doble de lo que mide la cuerda.</li>
</ul>
<p>A la relación entre lo que caes y lo que mide la cuerda se la llama <em>factor de caída</em>. En estos tres casos vale casi 0, 1 y 2. Busca siempre el menor.</p>
<h2>Cuidado con el péndulo</h2>
<p>Si el anclaje queda muy a un lado, al caer no bajas en vertical: te balanceas y puedes golpear una pared a la misma velocidad con la que habrías llegado al suelo. Trabaja lo más cerca posible de la vertical del anclaje y, si tienes que desplazarte, cambia de punto o usa una línea de anclaje.</p>
`);
