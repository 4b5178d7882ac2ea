import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const inspeccion = prosa(`
<p>Un equipo anticaídas pasa la mayor parte de su vida en una taquilla o en el fondo de una furgoneta. Allí se moja, se roza y se llena de polvo sin que nadie lo note. La revisión antes de cada uso tarda tres minutos y es la única que haces tú, con tus manos, justo antes de que tu vida dependa de él.</p>
<h2>Dos revisiones distintas</h2>
<table>
<thead><tr><th>Diferencias</th><th>Antes de cada uso</th><th>Periódica</th></tr></thead>
<tbody>
<tr><td><strong>Quién</strong></td><td>La persona que lo va a usar</td><td>Una persona competente, según las instrucciones del fabricante</td></tr>
<tr><td><strong>Cuándo</strong></td><td>Siempre</td><td>Al menos cada 12 meses</td></tr>
<tr><td><strong>Qué queda escrito</strong></td><td>Solo los defectos</td><td>La ficha del equipo, con fecha y firma</td></tr>
</tbody>
</table>
<p>Una no sustituye a la otra. Que el arnés pasara la revisión en enero no dice nada del disolvente que le cayó ayer.</p>
<h2>Tres minutos, cinco pasos</h2>
<ol>
<li><strong>La etiqueta.</strong> Debe leerse el número de serie, la norma y la fecha de fabricación. Sin etiqueta legible no hay equipo.</li>
<li><strong>Las cintas.</strong> Dóblalas en forma de U, palmo a palmo, por las dos caras. Busca cortes, quemaduras, zonas rígidas, manchas o cambios de color.</li>
<li><strong>Las costuras.</strong> Son de otro color precisamente para que se vea un hilo roto. Uno solo basta para retirarlo.</li>
<li><strong>Los metales.</strong> Sin grietas, óxido, deformaciones ni aristas. Los conectores deben cerrarse y bloquearse solos: ábrelos y suéltalos tres veces.</li>
<li><strong>El absorbedor y los testigos.</strong> La funda, intacta; el testigo de caída, sin asomar.</li>
</ol>
${figura('altura/inspeccion')}
<h2>Cuándo se retira sin discusión</h2>
<ul>
<li>Si ha detenido una caída, aunque no se vea ningún daño.</li>
<li>Si ha superado la vida útil que marca el fabricante.</li>
<li>Si ha tocado ácidos, disolventes, pintura o chispas de soldadura.</li>
<li>Si alguien lo ha reparado o modificado por su cuenta.</li>
<li>Si tienes una duda razonable y nadie competente puede resolverla.</li>
</ul>
<p>Retirarlo no es dejarlo «para luego» en la taquilla. Ponle la etiqueta roja, anota qué has visto y entrégaselo a tu responsable. Un equipo dudoso que vuelve a la estantería acaba en la espalda de otra persona.</p>
<h2>Y al terminar</h2>
<p>Límpialo con agua y jabón neutro, déjalo secar a la sombra y guárdalo en su bolsa, lejos del sol, de las baterías y de cualquier producto químico.</p>
`);
