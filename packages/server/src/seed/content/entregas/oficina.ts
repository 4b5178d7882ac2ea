import type { TrabajoDemo } from '#seed/content/entregas/trabajo.ts';
import { prosa } from '#seed/content/prosa.ts';

export const trabajosDeOficina: Readonly<Record<string, TrabajoDemo>> = {
  'bienvenida/presentate': {
    textos: [
      '<p>Llevo el turno de tarde en el almacén de Getafe. Este año quiero sacarme el carné de carretilla retráctil. Estudio mejor los martes por la mañana, antes de entrar.</p>',
      '<p>Atiendo el teléfono de la oficina de Coslada. Me gustaría escribir correos más cortos y que la gente no vuelva a llamar para lo mismo. Los viernes a última hora tengo un rato tranquilo.</p>',
      '<p>Preparo pedidos en logística. Quiero aprender primeros auxilios, porque en mi turno no hay nadie que sepa. Me viene bien el domingo por la tarde, desde casa.</p>',
      '<p>Trabajo en administración de personal. Quiero dejar de pelearme con las hojas de cálculo. Mejor a primera hora, cualquier día menos el lunes.</p>',
    ],
    bien: [
      '¡Gracias por contárnoslo! Te hemos apuntado lo que pides y no te escribiremos en mal momento.',
      'Gracias: con esto ya sabemos qué proponerte y cuándo.',
    ],
    justo: ['Gracias. Cuando puedas, dinos también en qué momento prefieres estudiar.'],
  },
  'excel/practica-limpieza': {
    textos: [
      prosa(`
<p>Las fórmulas:</p>
<ul>
<li><code>=NOMPROPIO(ESPACIOS(A2))</code></li>
<li><code>=MAYUSC(ESPACIOS(C2))</code></li>
<li><code>=FECHANUMERO(D2)</code></li>
</ul>
<p>Antes: «maría DEL CARMEN | getafe | 03-02-2021», con tres espacios delante. Después: «María Del Carmen | GETAFE | 03/02/2021».</p>
<p>A mano: «Del» se quedó con mayúscula y tuve que cambiarla. La persona repetida estaba con y sin tilde, y quitar duplicados no la vio.</p>
`),
      prosa(`
<ol>
<li><code>=ESPACIOS(SUSTITUIR(A2;CARACTER(160);" "))</code>, porque venía copiado de una web;</li>
<li><code>=NOMPROPIO</code> sobre lo anterior;</li>
<li><code>=FECHA(DERECHA(D2;4);EXTRAE(D2;4;2);IZQUIERDA(D2;2))</code> para las dos fechas escritas como texto.</li>
</ol>
<p>Antes: «ana ruiz», con un espacio que no era un espacio. Después: «Ana Ruiz».</p>
<p>La fórmula no resolvió «Mc Donald», que escribí yo a propósito.</p>
`),
    ],
    bien: [
      'Muy bien el espacio duro: casi nadie cae en él hasta que un BUSCARX no encuentra nada.',
      'Correcto y bien explicado. Guarda esas fórmulas en una hoja aparte: las usarás todos los meses.',
    ],
    justo: [
      'Las fórmulas van bien, pero falta la fila de antes y después. Es lo que permite ver si funcionan.',
    ],
  },
  'excel/informe': {
    textos: [
      prosa(`
<h3>Coslada pierde el doble de días por persona que los otros dos centros</h3>
<table>
<thead><tr><th>Centro</th><th>Días</th><th>Días por persona</th></tr></thead>
<tbody>
<tr><td>Getafe</td><td>96</td><td>1,9</td></tr>
<tr><td>Coslada</td><td>143</td><td>4,1</td></tr>
<tr><td>Oficinas</td><td>38</td><td>1,7</td></tr>
</tbody>
</table>
<p>Casi la mitad de los días de Coslada caen en los lunes de octubre. En los otros centros se reparten por igual.</p>
<p>Lo que los datos no dicen: si en octubre cambió el turno o el trabajo.</p>
`),
      prosa(`
<h3>Las ausencias bajan un 12 % en el trimestre, menos en el turno de noche</h3>
<p>De 310 días pasamos a 273. El turno de noche se queda en 88, como hace un año, aunque tiene cuatro personas menos.</p>
<p>Pregunta pendiente: ¿cuántas de esas ausencias son la misma persona varias veces?</p>
`),
    ],
    bien: [
      'El título ya es la conclusión: así se escribe un informe que se lee. Muy buena la pregunta del final.',
      'Bien elegida la cifra por persona. Sin ella, los centros no se pueden comparar.',
    ],
    justo: ['El título dice de qué trata, no qué has encontrado. Cámbialo y el informe gana la mitad.'],
    devuelve:
      '<p>El resumen está bien, pero falta la pregunta que los datos no responden: es lo que más ayuda a quien decide. Añádela y vuelve a enviarlo.</p>',
  },
};
