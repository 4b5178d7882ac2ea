import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const heridas = prosa(`
<p>En un año normal, lo que más sale del botiquín son tiritas. Pero las mismas manos que ponen una tirita tienen que saber cuándo un corte es una emergencia. Esta lectura va de menos a más.</p>
<h2>Heridas pequeñas</h2>
<ol>
<li>Lávate las manos y ponte guantes.</li>
<li>Lava la herida con agua y jabón, de dentro hacia fuera, hasta que no quede suciedad.</li>
<li>Seca con una gasa y aplica el antiséptico del botiquín. Nada de algodón: deja fibras.</li>
<li>Cubre con un apósito y cámbialo si se moja.</li>
</ol>
<p>Necesita un centro sanitario si es profunda, si los bordes no se juntan, si está muy sucia, si la causó un mordisco o si la persona no sabe cuándo se vacunó del tétanos.</p>
<h2>Hemorragias</h2>
<p>Lo que detiene la sangre es la <strong>presión directa</strong>. Pon una gasa o un paño limpio sobre el punto que sangra y aprieta fuerte, sin levantar para mirar. Si se empapa, coloca otra encima. Llama al 112 si la sangre sale a chorro, si no cede o si la persona está pálida y sudorosa; en ese caso, túmbala y abrígala.</p>
<p>El <strong>torniquete</strong> se reserva para la hemorragia de un brazo o de una pierna que amenaza la vida y no se detiene apretando. Se coloca unos centímetros por encima de la herida, nunca sobre una articulación, se aprieta hasta que deja de sangrar, se apunta la hora y ya no se afloja: lo hará el personal sanitario.</p>
<h2>Quemaduras</h2>
<p>Enfría cuanto antes con <strong>agua corriente, fresca pero no helada, durante 20 minutos</strong>. Mientras tanto, retira anillos, reloj y ropa que no esté pegada. Después cubre sin apretar con un apósito que no se adhiera o con película de cocina limpia.</p>
<table>
<thead><tr><th>Lo que se oye</th><th>Por qué no</th></tr></thead>
<tbody>
<tr><td>Hielo directo</td><td>Añade una quemadura por frío</td></tr>
<tr><td>Pasta de dientes, aceite, mantequilla</td><td>Retienen el calor y ensucian la herida</td></tr>
<tr><td>Reventar las ampollas</td><td>Abre la puerta a la infección</td></tr>
<tr><td>Arrancar la ropa pegada</td><td>Se lleva la piel</td></tr>
</tbody>
</table>
<p>Si la causa es un producto químico, quítale la ropa salpicada con guantes y lava con agua abundante durante al menos 20 minutos, y ten a mano la etiqueta para el 112. En los ojos, lavado continuo, con los párpados abiertos.</p>
${figura('auxilios/heridas')}
<h2>Golpes y posibles fracturas</h2>
<p>No intentes colocar nada en su sitio. Inmoviliza como está, aplica frío envuelto en un paño y no dejes que apoye el peso. Tras un golpe fuerte en la cabeza o en la espalda, que no se mueva y llama al 112.</p>
`);
