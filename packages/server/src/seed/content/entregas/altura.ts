import type { TrabajoDemo } from '#seed/content/entregas/trabajo.ts';
import { prosa } from '#seed/content/prosa.ts';

export const trabajosDeAltura: Readonly<Record<string, TrabajoDemo>> = {
  'altura/calculo': {
    textos: [
      prosa(`
<p>He elegido la pasarela del muelle 3, donde se cambian las luminarias.</p>
<ol>
<li>El anclaje está a 6,20 m y debajo hay suelo de hormigón, sin nada en medio.</li>
<li>La cuerda mide 2 m y la etiqueta del absorbedor dice 1,75 m.</li>
<li>2 + 1,75 + 1,50 de los pies a la anilla + 1 de margen = <strong>6,25 m</strong>.</li>
<li>No alcanza por cinco centímetros. Con la cuerda de 1,5 m: 1,5 + 1,75 + 1,50 + 1 = <strong>5,75 m</strong>, y entonces sí.</li>
</ol>
<p>Mantenimiento me dice que hay dos cuerdas de 1,5 m en el armario del taller.</p>
`),
      prosa(`
<p>Lugar: la cubierta de la nave de envasado, junto al lucernario.</p>
<ol>
<li>El anclaje está a 7,80 m del suelo, pero a 4 m hay una bandeja de cables.</li>
<li>Cuerda de 1,5 m y absorbedor de 1,75 m.</li>
<li>1,5 + 1,75 + 1,5 + 1 = 5,75 m. La altura que cuenta no es 7,80 m, sino hasta la bandeja: 7,80 − 4 = 3,80 m.</li>
<li>No alcanza. Propongo un retráctil, que con 2 m de caída tiene de sobra, o mover el anclaje a la viga de al lado, que no tiene bandeja debajo.</li>
</ol>
`),
      prosa(`
<p>Escalera fija del depósito. El anclaje está arriba del todo, a 9 m, y abajo hay grava.</p>
<p>La cuerda es de 2 m y el absorbedor, de los que se abren 1,2 m según el fabricante.</p>
<p>2 + 1,2 + 1,5 + 1 = <strong>5,70 m</strong>. Hay 9, así que alcanza cuando estás arriba. A media escalera no: por debajo de 5,70 m la cuerda ya no te para a tiempo. Ahí usamos la línea de vida de la propia escalera.</p>
`),
      prosa(`
<p>Plataforma de la cámara de frío, anclaje a 5,10 m sobre una estantería vacía.</p>
<ol>
<li>5,10 m, y la estantería llega a 1,20 m.</li>
<li>Cuerda de 2 m. El absorbedor no tiene etiqueta legible, así que tomo 1,75 m.</li>
<li>2 + 1,75 + 1,5 + 1 = 6,25 m.</li>
<li>Faltan más de dos metros. He avisado a prevención: mientras tanto se trabaja desde la plataforma elevadora.</li>
</ol>
`),
    ],
    bien: [
      'La suma está bien y, sobre todo, has contado lo que hay debajo. Guarda el cálculo con la ficha del puesto.',
      'Muy bien visto lo del obstáculo: es lo que más se olvida. El cambio que propones es el que haríamos.',
    ],
    justo: [
      'La suma es correcta, pero falta decir qué hay justo debajo del anclaje. Pregúntalo en mantenimiento.',
      'Bien el método. Recuerda el metro de margen: sin él la cuenta sale, pero los pies tocan.',
    ],
  },
  'altura/plan': {
    textos: [
      prosa(`
<h3>Cambio de luminarias en la nave 2</h3>
<ul>
<li><strong>Quién.</strong> Da la alarma quien acompaña abajo, por la emisora. Dirige la jefa de turno. Bajan a la persona dos de mantenimiento, los que han hecho la práctica.</li>
<li><strong>Con qué.</strong> El equipo de descenso, en la caja roja del taller. La llave está en la puerta, no en el despacho.</li>
<li><strong>Por dónde.</strong> Se baja hacia el muelle 4. La ambulancia espera en la puerta B y alguien sale a la calle a recibirla.</li>
<li><strong>Cuándo.</strong> El último ensayo fue en marzo. Tardamos catorce minutos porque nadie encontraba la caja; por eso ahora está en el taller.</li>
</ul>
<p>Lo que falta: un segundo equipo para el turno de noche, en el que solo hay una persona formada.</p>
`),
      prosa(`
<p>Trabajo: limpieza de canalones en la cubierta del almacén de Coslada.</p>
<p><strong>Quién:</strong> la alarma la da el compañero de abajo y llama al 112. Dirige el encargado. Para bajar a la persona no hay nadie formado en el centro: hoy dependemos de los bomberos.</p>
<p><strong>Con qué:</strong> no tenemos material de rescate. Está pedido desde septiembre.</p>
<p><strong>Por dónde:</strong> por la escalera exterior. La ambulancia cabe hasta la valla.</p>
<p><strong>Cuándo:</strong> nunca se ha ensayado. Propongo hacerlo en cuanto llegue el material y, hasta entonces, trabajar con plataforma.</p>
`),
      prosa(`
<ul>
<li><strong>Quién:</strong> avisa el vigilante de la pasarela, dirige prevención y baja a la persona la brigada de mantenimiento.</li>
<li><strong>Con qué:</strong> trípode y torno manual, en el cuarto de compresores.</li>
<li><strong>Por dónde:</strong> por el hueco del montacargas, que tiene suelo liso. La ambulancia, en la entrada de camiones.</li>
<li><strong>Cuándo:</strong> en junio. Aprendimos que la camilla no pasa por la puerta pequeña.</li>
</ul>
`),
    ],
    bien: [
      'Un plan que se puede seguir de noche y con prisa. Señalar lo que falta es lo mejor que tiene.',
      'Claro y concreto. Cuelga una copia donde se guarda el material.',
    ],
    justo: [
      'Se entiende, pero no dice quién llama ni con qué teléfono. Añádelo en la copia que quede en el centro.',
      'Falta el ensayo: sin fecha no sabemos si funciona. Habla con prevención para poner una.',
    ],
  },
};
