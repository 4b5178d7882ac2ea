CREATE TABLE "excepciones" (
	"usuario_id" uuid NOT NULL,
	"actividad_id" uuid NOT NULL,
	"curso_id" uuid NOT NULL,
	"hasta" timestamp(3) with time zone,
	"motivo" text NOT NULL,
	"ya_terminado" boolean DEFAULT false NOT NULL,
	"por" uuid NOT NULL,
	"en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "excepciones_usuario_id_actividad_id_pk" PRIMARY KEY("usuario_id","actividad_id")
);
--> statement-breakpoint
ALTER TABLE "excepciones" ADD CONSTRAINT "excepciones_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "excepciones" ADD CONSTRAINT "excepciones_actividad_del_curso" FOREIGN KEY ("actividad_id","curso_id") REFERENCES "public"."actividades"("id","curso_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "excepciones_por_curso" ON "excepciones" USING btree ("curso_id","usuario_id");--> statement-breakpoint
CREATE INDEX "excepciones_por_actividad" ON "excepciones" USING btree ("actividad_id");