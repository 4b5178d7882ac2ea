CREATE TABLE "puerta_esperas" (
	"evaluacion_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"visto_en" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	CONSTRAINT "puerta_esperas_evaluacion_id_usuario_id_pk" PRIMARY KEY("evaluacion_id","usuario_id")
);
--> statement-breakpoint
CREATE TABLE "puertas" (
	"evaluacion_id" uuid PRIMARY KEY NOT NULL,
	"abierta_en" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	"abierta_por" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "evaluaciones" ADD COLUMN "empezar_juntos" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "puerta_esperas" ADD CONSTRAINT "puerta_esperas_evaluacion_id_evaluaciones_id_fk" FOREIGN KEY ("evaluacion_id") REFERENCES "public"."evaluaciones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "puerta_esperas" ADD CONSTRAINT "puerta_esperas_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "puertas" ADD CONSTRAINT "puertas_evaluacion_id_evaluaciones_id_fk" FOREIGN KEY ("evaluacion_id") REFERENCES "public"."evaluaciones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "puerta_esperas_de_persona" ON "puerta_esperas" USING btree ("usuario_id");
