import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const arnes = prosa(`
<p>Un arnés anticaídas reparte por todo el cuerpo una fuerza que, concentrada en la cintura, te partiría la espalda. Eso solo funciona si cada pieza está en su sitio. Vamos a recorrerlo de arriba abajo.</p>
<h2>Los puntos de enganche</h2>
<p>No todas las anillas sirven para lo mismo. Confundirlas es el error más grave, y también el más frecuente.</p>
<table>
<thead><tr><th>Punto</th><th>Norma</th><th>Para qué sirve</th></tr></thead>
<tbody>
<tr><td>Dorsal, marcado con una A</td><td>EN 361</td><td>Detener una caída</td></tr>
<tr><td>Esternal, marcado con una A</td><td>EN 361</td><td>Detener una caída; cómodo en escalas fijas</td></tr>
<tr><td>Laterales</td><td>EN 358</td><td>Sujetarte en posición de trabajo, nunca detener una caída</td></tr>
<tr><td>Ventral</td><td>EN 813</td><td>Trabajar en suspensión con cuerdas</td></tr>
</tbody>
</table>
<p>Si ves <strong>A/2</strong>, esa anilla es la mitad de un punto: hay que unir las dos mitades para que valga como uno.</p>
${figura('altura/arnes')}
<h2>Cómo se pone</h2>
<ol>
<li>Cógelo por la anilla dorsal y sacúdelo hasta que las cintas caigan sueltas.</li>
<li>Póntelo por los hombros, como una mochila. La anilla dorsal queda entre los omóplatos.</li>
<li>Pasa las perneras sin cruzarlas y ciérralas.</li>
<li>Cierra la cinta del pecho a la altura del esternón, no del cuello.</li>
<li>Ajusta las perneras: debe caber la mano plana, pero no el puño.</li>
<li>Recoge las puntas sobrantes y pide a otra persona que te revise la espalda.</li>
</ol>
<p>Después agáchate, levanta los brazos y da unos pasos. Si algo tira o baila, vuelve a ajustarlo. Es mejor descubrirlo aquí que a 6 m.</p>
<h2>Lo que va entre el arnés y el anclaje</h2>
<p>El arnés no frena: sujeta. Quien frena es el <strong>absorbedor de energía</strong>, una cinta plegada y cosida que se desgarra de forma controlada y mantiene la fuerza sobre tu cuerpo por debajo de 6 kN. Sin él, una cuerda corriente podría someterte a más del doble, suficiente para causar lesiones internas. La cuerda y el absorbedor, juntos y con sus conectores, no pueden medir más de 2 m.</p>
<h2>Tu peso también cuenta</h2>
<p>Los equipos se ensayan con una masa de 100 kg. En esa cifra entran la ropa, las botas y las herramientas. Una persona de 92 kg con 11 kg de herramienta suma 103 kg: necesita un equipo que el fabricante certifique para más peso. Pregúntalo sin apuro; no es un dato íntimo, es un dato de cálculo.</p>
<h3>Errores que se ven cada semana</h3>
<ul>
<li>Las perneras flojas «para ir más cómodo».</li>
<li>La cuerda enganchada a una anilla lateral.</li>
<li>Dos cuerdas unidas para llegar más lejos.</li>
<li>El arnés debajo de la chaqueta, donde nadie puede revisarlo.</li>
</ul>
`);
