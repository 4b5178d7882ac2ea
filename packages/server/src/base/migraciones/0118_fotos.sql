CREATE TABLE "foto_cursos" (
	"foto_id" uuid NOT NULL,
	"curso_id" uuid NOT NULL,
	"titulo" text NOT NULL,
	CONSTRAINT "foto_cursos_foto_id_curso_id_pk" PRIMARY KEY("foto_id","curso_id")
);
--> statement-breakpoint
CREATE TABLE "foto_filas" (
	"foto_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"curso_id" uuid NOT NULL,
	"estado" text NOT NULL,
	"ronda" smallint NOT NULL,
	"porcentaje" integer NOT NULL,
	"desde" timestamp(3) with time zone NOT NULL,
	"vence_en" timestamp(3) with time zone,
	"terminado_en" timestamp(3) with time zone,
	"vale_hasta" date,
	"exento_hasta" date,
	CONSTRAINT "foto_filas_foto_id_usuario_id_curso_id_pk" PRIMARY KEY("foto_id","usuario_id","curso_id")
);
--> statement-breakpoint
CREATE TABLE "fotos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"numero" integer,
	"mes" text,
	"pedida_en" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	"pedida_por" uuid,
	"tomada_en" timestamp(3) with time zone,
	"zona" text NOT NULL,
	"pares" integer DEFAULT 0 NOT NULL,
	"personas" integer DEFAULT 0 NOT NULL,
	"cuentas" jsonb,
	"huella" text,
	"anterior" text,
	CONSTRAINT "fotos_numero_unique" UNIQUE("numero"),
	CONSTRAINT "fotos_mes_unique" UNIQUE("mes")
);
--> statement-breakpoint
ALTER TABLE "foto_cursos" ADD CONSTRAINT "foto_cursos_foto_id_fotos_id_fk" FOREIGN KEY ("foto_id") REFERENCES "public"."fotos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "foto_filas" ADD CONSTRAINT "foto_filas_foto_id_fotos_id_fk" FOREIGN KEY ("foto_id") REFERENCES "public"."fotos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fotos_por_momento" ON "fotos" USING btree ("tomada_en");