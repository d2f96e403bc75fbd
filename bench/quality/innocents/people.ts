/**
 * Ordinary given and family names, by language, written down from general knowledge. A person is one of each, drawn at
 * random; whoever bears the name is not meant.
 */
export interface People {
  readonly language: string;
  readonly nationality: string;
  /** Whether the family name is written first. */
  readonly familyFirst?: boolean;
  /** Share of persons who have two given names. */
  readonly twoGiven: number;
  readonly given: readonly string[];
  readonly family: readonly string[];
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const PEOPLE: readonly People[] = [
  {
    language: 'English', nationality: 'United Kingdom', twoGiven: 0.3,
    given: words(`Oliver Harry Jack George Noah Charlie Jacob Alfie Freddie Oscar Leo Archie Ethan Callum Duncan Graham Nigel Trevor
      Keith Derek Amelia Isla Ava Lily Grace Evie Poppy Charlotte Gemma Hannah Lauren Joanne Tracey Hazel Beth Martin Neil Ian Craig`),
    family: words(`Fletcher Barnes Chambers Chapman Gibson Harvey Palmer Matthews Webb Hudson Carr Burton Dixon Lawson Saunders Pearce
      Barker Whitehead Lowe Fowler Bradshaw Nicholson Parry Burgess Holland Atkinson Sutton Kirby Lambert Hayward Wheeler Bird Frost
      Goodwin Slater Townsend Hardy Whittaker Ferguson Crawford`),
  },
  {
    language: 'American', nationality: 'United States', twoGiven: 0.4,
    given: words(`Tyler Cody Dustin Travis Chad Bradley Derrick Jerome Darnell Wayne Dale Russell Harold Gerald Carl Eugene Randy Roger
      Brittany Heather Crystal Amber Tiffany Courtney Danielle Megan Kayla Brandi Sherry Tammy Gail Theresa Joyce Beverly`),
    family: words(`Hoover Lawrence Armstrong Jenkins Perry Powell Long Patterson Hughes Washington Butler Simmons Foster Gonzales Bryant
      Russell Griffin Hayes Coleman Wallace Woods Cole West Jordan Owens Reynolds Fisher Ellis Harrison McDonald Cruz Marshall
      Freeman Wells Webb Simpson Stevens Tucker Porter Hunter Hicks`),
  },
  {
    language: 'German', nationality: 'Germany', twoGiven: 0.15,
    given: words(`Matthias Stefan Markus Tobias Florian Sebastian Dirk Uwe Holger Torsten Carsten Ralf Günter Helmut Heinz Dieter Lukas Jonas
      Felix Niklas Sabine Petra Birgit Monika Heike Silke Katrin Anja Ulrike Ingrid Gisela Leonie Lena Johanna Greta Bärbel Jörg`),
    family: words(`Hartmann Krüger Lange Schmitz Krause Meier Lehmann Schulze Köhler Maier Herrmann König Walter Mayer Huber Kaiser Fuchs
      Peters Scholz Möller Weiß Jung Hahn Schubert Vogel Friedrich Keller Günther Frank Berger Winkler Roth Beck Lorenz Baumann
      Franke Albrecht Schuster Simon Ludwig Böhm Kraus Brandt`),
  },
  {
    language: 'French', nationality: 'France', twoGiven: 0.2,
    given: words(`Julien Mathieu Romain Guillaume Clément Benoît Thierry Pascal Gilles Olivier Christophe Sébastien Arnaud Xavier Didier Hervé
      Lucas Théo Hugo Chloé Manon Camille Léa Émilie Céline Aurélie Virginie Sandrine Valérie Brigitte Sylvie Chantal Élodie Marion`),
    family: words(`Lefèvre Mercier Blanc Guérin Boyer Garnier Chevalier Legrand Gauthier Perrin Robin Clément Morin Henry Roussel Mathieu
      Gautier Masson Marchand Duval Denis Dumont Lemaire Noël Meyer Dufour Meunier Brun Blanchard Giraud Joly Rivière Lucas Brunet
      Gaillard Barbier Arnaud Renard Schmitt Roy`),
  },
  {
    language: 'Spanish', nationality: 'Spain', twoGiven: 0.35,
    given: words(`Álvaro Iker Adrián Marcos Rubén Iván Óscar Julio Emilio Ramón Joaquín Gonzalo Ignacio Santiago Mateo Nicolás Tomás Agustín
      Lucía Paula Marta Alba Sara Irene Raquel Cristina Beatriz Silvia Pilar Mercedes Dolores Encarnación Inés Nuria Rocío Verónica`),
    family: words(`Serrano Blanco Molina Morales Suárez Ortega Iglesias Santos Lozano Cano Prieto Méndez Calvo Gallego Vidal León Márquez
      Herrera Peña Flores Cabrera Campos Vega Fuentes Carrasco Diez Reyes Caballero Nieto Aguilar Pascual Herrero Santana Lorenzo
      Hidalgo Montero Ibáñez Giménez Ferrer Durán`),
  },
  {
    language: 'Latin American', nationality: 'Mexico', twoGiven: 0.5,
    given: words(`Luis Carlos Jorge José Miguel Eduardo Ricardo Armando Rogelio Gerardo Arturo Alfredo Ernesto Héctor Raúl Rubén Guillermo
      Gustavo Leonardo Mauricio Guadalupe Leticia Alejandra Gabriela Adriana Claudia Norma Yolanda Rosario Esperanza Fernanda Ximena`),
    family: words(`Hernández García Martínez González Rodríguez Pérez Sánchez Ramírez Cruz Flores Gómez Morales Vázquez Jiménez Reyes Díaz
      Torres Gutiérrez Ruiz Mendoza Aguilar Ortiz Moreno Castillo Romero Álvarez Méndez Chávez Rivera Juárez Ramos Domínguez Herrera
      Medina Castro Vargas Guzmán Velázquez Rojas Salazar`),
  },
  {
    language: 'Portuguese', nationality: 'Brazil', twoGiven: 0.3,
    given: words(`Thiago Rodrigo Felipe Bruno Gustavo Leandro Marcelo Márcio Fábio Vinícius Caio Otávio Sérgio Cláudio Juliana Fernanda
      Camila Larissa Letícia Bruna Aline Vanessa Débora Tatiane Sílvia Luciana Renata Priscila Beatriz Henrique Murilo`),
    family: words(`Nascimento Moreira Andrade Barros Freitas Cardoso Teixeira Cavalcanti Dias Campos Rezende Monteiro Mendes Nunes Vieira
      Machado Batista Borges Fonseca Tavares Azevedo Coelho Pires Correia Duarte Farias Peixoto Queiroz Ramos Sales Siqueira Xavier`),
  },
  {
    language: 'Italian', nationality: 'Italy', twoGiven: 0.1,
    given: words(`Lorenzo Matteo Alessandro Leonardo Davide Riccardo Tommaso Edoardo Federico Simone Filippo Gabriele Stefano Massimo Fabio
      Chiara Giulia Francesca Martina Alessia Elisa Valentina Federica Silvia Roberta Paola Daniela Antonella Ginevra Ilaria`),
    family: words(`Ferrara Caruso Galli Rinaldi Leone Longo Gentile Martinelli Vitale Lombardo Serra Coppola D'Angelo Marchetti Parisi
      Villa Conte Ferraro Ferri Fabbri Bianco Marini Grasso Valentini Messina Sala Gatti Pellegrini Palumbo Sanna Farina Rizzi
      Monti Cattaneo Morelli Amato Silvestri Mazza Testa`),
  },
  {
    language: 'Turkish', nationality: 'Türkiye', twoGiven: 0.2,
    given: words(`Ahmet Mehmet Mustafa Hüseyin Emre Burak Onur Volkan Tolga Erkan Serdar Gökhan Okan Cihan Uğur Barış Deniz Selçuk Orhan
      Ayşe Fatma Elif Merve Büşra Esra Gamze Özge Sibel Nurcan Hülya Gülşen Derya Pınar Şeyma İrem Zehra Tuğba Çiğdem`),
    family: words(`Yılmaz Kaya Demir Çelik Şahin Yıldız Aksoy Polat Taş Güneş Bulut Keskin Turan Avcı Özkan Şen Güler Yalçın Tekin Erdoğan
      Kaplan Acar Coşkun Ateş Karaca Duman Sönmez Bozkurt Uçar Tunç Ay Gündüz Soylu Bayrak Ünal Köse Toprak Ergin Dinç Akın Işık`),
  },
  {
    language: 'Russian', nationality: 'Russia', twoGiven: 0,
    given: words(`Aleksandr Sergei Dmitry Andrei Aleksei Maksim Evgeny Mikhail Artyom Nikita Kirill Egor Ilya Anton Gleb Fyodor Stepan Yegor
      Anna Maria Elena Olga Natalia Ekaterina Tatiana Irina Svetlana Daria Polina Ksenia Alina Vera Lyudmila Galina Valentina Lidia`),
    family: words(`Zhukov Filippov Nikitin Grigoriev Zakharov Maksimov Polyakov Sidorov Vlasov Gerasimov Medvedkin Antonov Efimov Timofeev
      Nikiforov Chernov Abramov Martynov Shcherbakov Danilov Blinov Karpov Afanasiev Vlasenko Gavrilov Rodionov Kotov Gorbunov
      Kudryashov Bykov Zuev Tretyakov Savelyev Panov Rybakov Suvorov Voronin Mukhin Arkhipov Trofimov Belousov`),
  },
  {
    language: 'Ukrainian', nationality: 'Ukraine', twoGiven: 0,
    given: words(`Oleksandr Serhiy Andriy Volodymyr Mykola Vasyl Yuriy Ihor Taras Bohdan Ostap Dmytro Yevhen Pavlo Petro Roman Vitaliy
      Oksana Olena Nataliya Iryna Halyna Svitlana Yuliya Tetiana Larysa Solomiya Zoryana Kateryna Nadiya`),
    family: words(`Lysenko Marchenko Rudenko Savchenko Petrenko Klymenko Tymoshuk Moroz Ponomarenko Vasylenko Karpenko Kharchenko Sydorenko
      Havrylyuk Melnychuk Palamarchuk Romanyuk Shevchuk Kovalchuk Koval Polishchuk Kostenko Panchenko Didenko Zinchenko Hnatyuk
      Khomenko Yurchenko Sobol Lytvynenko`),
  },
  {
    language: 'Arabic', nationality: 'Jordan', twoGiven: 0.6,
    given: words(`Ahmad Mohammed Omar Khaled Youssef Hussein Ali Hassan Tarek Sami Rami Bassel Fadi Nizar Wael Ziad Adnan Ghassan Hazem Ayman
      Ihab Osama Mazen Layla Rana Nour Huda Rasha Dina Lina Hala Samar Abeer Reem Manal Nadia Salma Hiba Yasmin`),
    family: words(`Haddad Khoury Mansour Nassar Shaheen Qasem Darwish Zayed Barakat Hamdan Awad Saad Najjar Sayegh Tamimi Masri Halabi Hourani
      Abdallah Ibrahim Khalil Salameh Rabah Bitar Shami Kanaan Odeh Jaber Hijazi Sabbagh Fares Issa Habash Nimer Zoubi Atiyeh Abboud
      Dajani Qudah Obeidat`),
  },
  {
    language: 'Maghrebi', nationality: 'Morocco', twoGiven: 0.15,
    given: words(`Mohamed Youssef Rachid Hamid Karim Samir Abdelkader Mustapha Nabil Hicham Mourad Farid Reda Yacine Bilal Driss Khadija
      Fatima Naima Malika Zineb Soumia Houda Amina Samira Latifa Hanane Meriem Ilham`),
    family: words(`Benali Bouzid Cherif Hamdi Belkacem Amrani Bennani Alaoui Tazi Idrissi Berrada El-Fassi Lahlou Chraibi Benjelloun Zerouali
      Bouazza Mansouri Saidi Boudiaf Haddou Ziani Brahimi Mebarki Slimani Khelifi Ouali Rahmouni Daoudi Kaddour`),
  },
  {
    language: 'Persian', nationality: 'Iran', twoGiven: 0.1,
    given: words(`Mohammad Ali Reza Hossein Mehdi Amir Saeed Hamid Majid Behrouz Farhad Kamran Arash Babak Dariush Siamak Navid Omid Zahra
      Maryam Narges Leila Shirin Parisa Nasrin Mina Sepideh Elham Azadeh Fereshteh Mahsa`),
    family: words(`Ahmadi Mohammadi Karimi Hosseini Rezaei Jafari Moradi Rostami Sadeghi Ebrahimi Amini Kazemi Bagheri Heydari Zare Ghorbani
      Norouzi Soltani Shahbazi Farahani Tehrani Shirazi Tabrizi Esfahani Nikzad Parsa Yazdani Golzar Azizi Khosravi`),
  },
  {
    language: 'South Asian', nationality: 'Pakistan', twoGiven: 0.6,
    given: words(`Muhammad Ahmed Ali Usman Bilal Asif Imran Kashif Shahid Nadeem Faisal Zeeshan Adeel Waqas Arslan Hamid Tariq Fatima Ayesha
      Sana Hina Sadia Nadia Rabia Saima Bushra Shazia Uzma Farah`),
    family: words(`Khan Malik Hussain Ahmed Chaudhry Butt Raja Mirza Baig Qureshi Sheikh Siddiqui Abbasi Rana Javed Aslam Akram Iqbal Mughal
      Bhatti Gill Dar Lodhi Niazi Warraich Awan Khokhar Janjua Gondal Cheema`),
  },
  {
    language: 'Indian', nationality: 'India', twoGiven: 0.2,
    given: words(`Aarav Rohan Arjun Karan Nikhil Siddharth Varun Abhishek Gaurav Rohit Vikram Ashwin Naveen Harish Dinesh Mahesh Ganesh
      Priya Neha Pooja Anjali Kavita Sunita Lakshmi Divya Swati Meera Asha Radha Nisha Deepika`),
    family: words(`Kulkarni Deshpande Pillai Nambiar Bhatt Trivedi Chauhan Rathore Saxena Srivastava Tiwari Dubey Malhotra Kapoor Khanna
      Chopra Bhatia Arora Sethi Naidu Rajan Subramanian Krishnan Venkatesh Hegde Shetty Gowda Kaur Grewal Dhillon`),
  },
  {
    language: 'Chinese', nationality: 'China', familyFirst: true, twoGiven: 0,
    given: words(`Wei Jing Yang Min Lei Qiang Jun Ling Xiaoming Jianguo Zhiqiang Haiyan Guohua Meiling Xiuying Jianhua Yulan Weidong Xiaohong
      Yuhan Zihan Haoran Mingzhe Siyuan Chunhua Shufen Lihua Zhenhua Dongmei Xuemei Jiahao Yifan Tingting Wenjie Bingbing`),
    family: words(`Wang Li Zhang Liu Chen Yang Zhao Huang Zhou Wu Xu Sun Hu Zhu Gao Lin He Guo Ma Luo Liang Song Zheng Xie Han Tang Feng Yu
      Dong Xiao Cheng Cao Yuan Deng Fu Shen Zeng Peng`),
  },
  {
    language: 'Korean', nationality: 'South Korea', familyFirst: true, twoGiven: 0,
    given: words(`Min-jun Seo-yeon Ji-hoon Ji-woo Hyun-woo Soo-jin Sung-min Eun-ji Dong-hyun Young-ho Mi-kyung Jae-hyun Sang-woo Kyung-soo
      Hye-jin Yoon-ah Tae-yang Jin-woo Bo-ra Seung-ho Jung-hwa Hee-jung In-sung Chang-min Da-eun Ha-neul Woo-jin Yu-na`),
    family: words(`Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Oh Seo Shin Kwon Hwang Ahn Song Yoo Hong`),
  },
  {
    language: 'Vietnamese', nationality: 'Vietnam', familyFirst: true, twoGiven: 0.8,
    given: words(`Van Thi Minh Hoang Quang Anh Thu Hong Lan Tuan Hung Dung Nam Son Long Phuong Thao Trang Linh Huong Mai Nga Hieu Khanh`),
    family: words(`Nguyen Tran Le Pham Hoang Phan Vu Dang Bui Do Ho Ngo Duong Ly Truong Dinh Lam Trinh Mai Dao`),
  },
  {
    language: 'Polish', nationality: 'Poland', twoGiven: 0.1,
    given: words(`Piotr Andrzej Krzysztof Stanisław Tomasz Paweł Marcin Michał Grzegorz Jerzy Łukasz Zbigniew Wojciech Kamil Bartosz Agnieszka
      Małgorzata Katarzyna Barbara Ewa Krystyna Joanna Magdalena Zofia Hanna Aleksandra Dorota Beata Iwona`),
    family: words(`Kamiński Dąbrowski Kozłowski Jankowski Mazur Wojciechowski Kwiatkowski Krawczyk Kaczmarek Piotrowski Grabowski Zając Pawłowski
      Michalski Król Wieczorek Jabłoński Wróbel Nowakowski Majewski Olszewski Stępień Malinowski Jaworski Adamczyk Dudek Górski`),
  },
  {
    language: 'African', nationality: 'Nigeria', twoGiven: 0.3,
    given: words(`Chinedu Emeka Ifeanyi Oluwaseun Adebayo Tunde Kwame Kofi Kwabena Sipho Thabo Mandla Jelani Juma Amadou Ousmane Aminata Mariama
      Chioma Ngozi Adaeze Folake Abena Akosua Thandiwe Nomvula Wanjiru Achieng Grace Blessing Emmanuel Samuel`),
    family: words(`Adeleke Okonkwo Eze Nwosu Obi Balogun Ogunleye Asante Boateng Agyeman Appiah Mokoena Khumalo Mahlangu Ndlovu Kamau Mwangi
      Otieno Odhiambo Njoroge Sesay Conteh Jallow Cissé Sylla Bah Barry Touré Kouassi Koffi Mutombo`),
  },
  {
    language: 'Balkan and Greek', nationality: 'Serbia', twoGiven: 0,
    given: words(`Marko Nikola Stefan Luka Filip Aleksandar Dejan Goran Zoran Vladan Ivana Jelena Milica Dragana Snežana Ana Maja Yannis Giorgos
      Dimitris Kostas Vasilis Eleni Katerina Sofia Ioana Andrei Mihai Cristian Elvira Besnik Arben Ardita`),
    family: words(`Nikolić Ilić Stojanović Đorđević Pavlović Milošević Stanković Živković Kovačević Horvat Babić Marić Jurić Knežević Popović
      Nikolaidis Papadakis Vlachos Oikonomou Stavrou Dumitrescu Stoica Munteanu Radu Hoxha Shehu Gashi Krasniqi Dimitrov Georgiev`),
  },
]; // prettier-ignore
