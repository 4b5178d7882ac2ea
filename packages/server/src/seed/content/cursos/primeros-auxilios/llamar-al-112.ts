import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const llamarAl112 = prosa(`
<p>El 112 es gratuito, funciona en toda la Unión Europea y puedes marcarlo desde un móvil bloqueado, e incluso sin saldo. Al otro lado hay una persona entrenada para preguntar en el orden correcto. Tu trabajo es darle tres datos y quedarte en la línea.</p>
<h2>Tres datos, en este orden</h2>
<ol>
<li><strong>Dónde.</strong> Si se corta la llamada, al menos sabrán adónde ir. Municipio, calle, número, nave y la puerta por la que se entra.</li>
<li><strong>Qué ha pasado.</strong> Una caída, un golpe, un dolor en el pecho, una quemadura con un producto.</li>
<li><strong>Cómo está.</strong> Cuántas personas son, si responden, si respiran, si sangran mucho.</li>
</ol>
<p>Después contesta a lo que te pregunten. Que te hagan preguntas <strong>no retrasa la ambulancia</strong>: mientras hablas, otra persona ya la está enviando.</p>
${figura('auxilios/112')}
<h2>Una llamada de cuarenta segundos</h2>
<p><em>—Emergencias, dígame.</em></p>
<p><em>—Estoy en Getafe, en el polígono Los Olivos, en el almacén de Alborada, puerta 3. Un compañero se ha desplomado. No responde y respira raro, como a bocanadas.</em></p>
<p><em>—¿Tienen desfibrilador?</em></p>
<p><em>—Sí, han ido a buscarlo.</em></p>
<p><em>—Ponga el altavoz. Coloque las manos en el centro del pecho. Vamos a empezar juntos.</em></p>
<p>Fíjate en que quien llama no ha dado ningún diagnóstico. Ha dicho lo que ve. Con eso, la persona del 112 ha reconocido una parada cardiaca y le ha guiado.</p>
<h2>Errores que cuestan minutos</h2>
<table>
<thead><tr><th>Error</th><th>Mejor</th></tr></thead>
<tbody>
<tr><td>«Estamos en el almacén»</td><td>Municipio, polígono, calle y puerta</td></tr>
<tr><td>Colgar en cuanto se da la dirección</td><td>Colgar solo cuando te lo digan</td></tr>
<tr><td>Llamar antes al jefe</td><td>Primero el 112; después, los demás</td></tr>
<tr><td>Nadie espera fuera</td><td>Una persona en la entrada guía a la ambulancia</td></tr>
</tbody>
</table>
<h2>Prepáralo hoy</h2>
<ul>
<li>Aprende de memoria la dirección completa de tu centro, con la puerta. Está escrita en la etiqueta amarilla de cada teléfono.</li>
<li>Localiza el botiquín y el desfibrilador más cercanos a tu puesto. ¿Cuánto tardas en ir y volver andando deprisa? Si son más de tres minutos, dilo.</li>
<li>Averigua quiénes forman el equipo de primeros auxilios de tu turno. La empresa tiene que designar a esas personas, formarlas y darles material: lo exige el artículo 20 de la Ley de Prevención de Riesgos Laborales.</li>
<li>Si existe una aplicación del 112 en tu comunidad autónoma, instálala: envía tu posición exacta.</li>
</ul>
`);
